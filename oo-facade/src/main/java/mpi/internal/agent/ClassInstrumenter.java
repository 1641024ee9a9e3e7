package mpi.internal.agent;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;

/**
 * Instruments a class: adds calls of {@link mpi.internal.strict.access.Touch} before its accesses
 * to memory. The stack map frames that the compiler made are kept, since no branch is added and no
 * value is left on the stack. New frames are not computed, since other classes would have to be
 * read for that.
 */
final class ClassInstrumenter {

    /**
     * Length in bytes from which on a method is not instrumented, in a class whose instrumented
     * code would otherwise exceed the 65,535 bytes that the JVM allows for one method.
     */
    private static final int LONGEST = 20_000;

    private static final ClassFile FORMAT =
            ClassFile.of(
                    ClassFile.StackMapsOption.DROP_STACK_MAPS,
                    ClassFile.DeadCodeOption.KEEP_DEAD_CODE,
                    ClassFile.ShortJumpsOption.FAIL_ON_SHORT_JUMPS);

    private ClassInstrumenter() {}

    /** Instruments a class; returns null if the class has nothing to instrument. */
    static byte[] instrument(byte[] bytes) {
        ClassModel model = FORMAT.parse(bytes);
        if (model.methods().stream().noneMatch(ClassInstrumenter::isInstrumented)) {
            return null;
        }
        try {
            return instrument(model, Integer.MAX_VALUE);
        } catch (IllegalArgumentException tooLong) {
            return instrument(model, LONGEST);
        }
    }

    private static byte[] instrument(ClassModel model, int longest) {
        ClassTransform transform =
                (to, element) -> {
                    if (element instanceof MethodModel method
                            && isInstrumented(method)
                            && length(method) < longest) {
                        SiteNumbers sites = new SiteNumbers(model, method);
                        to.transformMethod(
                                method,
                                (body, part) -> {
                                    if (part instanceof CodeModel code) {
                                        body.transformCode(code, new CodeInstrumenter(code, sites));
                                    } else {
                                        body.with(part);
                                    }
                                });
                    } else {
                        to.with(element);
                    }
                };
        return FORMAT.transformClass(model, transform);
    }

    private static int length(MethodModel method) {
        return method.findAttribute(java.lang.classfile.Attributes.code())
                .orElseThrow()
                .codeLength();
    }

    private static boolean isInstrumented(MethodModel method) {
        return method.code().isPresent()
                && method.code().get().elementStream().anyMatch(CodeInstrumenter::isAccess);
    }
}
