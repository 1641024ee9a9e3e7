package panmpi.tests.compatibility;

import java.lang.classfile.AccessFlags;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFileElement;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.FieldModel;
import java.lang.classfile.FieldTransform;
import java.lang.classfile.Interfaces;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Superclass;
import java.lang.classfile.attribute.DeprecatedAttribute;
import java.lang.classfile.attribute.ExceptionsAttribute;
import java.lang.classfile.attribute.InnerClassesAttribute;
import java.lang.classfile.attribute.PermittedSubclassesAttribute;
import java.lang.classfile.attribute.SignatureAttribute;

/**
 * Makes a class file with only the declarations of public and protected members; {@link PublicApi}
 * writes these class files to its jar.
 */
final class ClassWithoutCode {
    private static final int VISIBLE = ClassFile.ACC_PUBLIC | ClassFile.ACC_PROTECTED;
    private static final ClassFile FORMAT = ClassFile.of(ConstantPoolSharingOption.NEW_POOL);

    private static final MethodTransform METHOD =
            (to, element) -> {
                if (isDeclaration(element)) {
                    to.with(element);
                }
            };

    private static final FieldTransform FIELD =
            (to, element) -> {
                if (isDeclaration(element)) {
                    to.with(element);
                }
            };

    private static final ClassTransform CLASS =
            (to, element) -> {
                switch (element) {
                    case MethodModel method -> {
                        if (isVisible(method.flags())) {
                            to.transformMethod(method, METHOD);
                        }
                    }
                    case FieldModel field -> {
                        if (isVisible(field.flags())) {
                            to.transformField(field, FIELD);
                        }
                    }
                    case ClassElement other when isDeclaration(other) -> to.with(other);
                    default -> {}
                }
            };

    private ClassWithoutCode() {}

    static byte[] of(ClassModel type) {
        return FORMAT.transformClass(type, CLASS);
    }

    static ClassModel parse(byte[] bytes) {
        return FORMAT.parse(bytes);
    }

    /** Returns true for a nested class that only its package can name, or a local class. */
    static boolean isHidden(ClassModel type) {
        return type.findAttribute(Attributes.enclosingMethod()).isPresent()
                || type.findAttribute(Attributes.innerClasses()).stream()
                        .flatMap(nested -> nested.classes().stream())
                        .filter(nested -> nested.innerClass().equals(type.thisClass()))
                        .anyMatch(nested -> (nested.flagsMask() & VISIBLE) == 0);
    }

    private static boolean isVisible(AccessFlags flags) {
        return (flags.flagsMask() & VISIBLE) != 0;
    }

    private static boolean isDeclaration(ClassFileElement element) {
        return switch (element) {
            case AccessFlags _, ClassFileVersion _, Superclass _, Interfaces _ -> true;
            case SignatureAttribute _, ExceptionsAttribute _, DeprecatedAttribute _ -> true;
            case InnerClassesAttribute _, PermittedSubclassesAttribute _ -> true;
            default -> false;
        };
    }
}
