package mpi.object.split;

import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;

/**
 * Generates the marshaller of a class that is open to panmpi. The marshaller is a hidden class in
 * the same package and a nestmate of the class, so that it can access private fields.
 */
final class MarshallerMaker {

    /**
     * Largest number of fields for which code is generated, since the bytecode of a method must
     * stay below 64 KB.
     */
    private static final int MOST_FIELDS = 1000;

    private static final MethodTypeDesc TAKES_ROOM =
            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

    private MarshallerMaker() {}

    /** Makes a marshaller of the fields of one class; null if none can be generated. */
    static Marshaller of(Layout layout) {
        Class<?> type = layout.type();
        if (type.isHidden() || layout.fields().length > MOST_FIELDS || !seesUs(type)) {
            return null;
        }
        try {
            Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            List<Object> constants = new ArrayList<>();
            MarshallerCode code = MarshallerCode.of(layout, lookup, constants);
            Lookup hidden =
                    lookup.defineHiddenClassWithClassData(
                            bytes(type, code), constants, true, Lookup.ClassOption.NESTMATE);
            Constructor<?> constructor = hidden.lookupClass().getDeclaredConstructor();
            return (Marshaller) hidden.unreflectConstructor(constructor).invoke();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("cannot make a marshaller of " + type, e);
        }
    }

    /**
     * Tests whether the class's loader finds the panmpi classes of this codec, to which generated
     * code refers. The loader may find a copy of them, or none.
     */
    private static boolean seesUs(Class<?> type) {
        try {
            ClassLoader loader = type.getClassLoader();
            return loader != null
                    && Class.forName(Marshaller.class.getName(), false, loader) == Marshaller.class;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static byte[] bytes(Class<?> type, MarshallerCode code) {
        ClassDesc parent = MarshallerCode.desc(Marshaller.class);
        ClassDesc name = ClassDesc.of(type.getPackageName(), "GeneratedMarshaller");
        return ClassFile.of()
                .build(
                        name,
                        made ->
                                made.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER)
                                        .withSuperclass(parent)
                                        .withMethodBody(
                                                ConstantDescs.INIT_NAME,
                                                ConstantDescs.MTD_void,
                                                0,
                                                body ->
                                                        body.aload(0)
                                                                .loadConstant(code.room())
                                                                .invokespecial(
                                                                        parent,
                                                                        ConstantDescs.INIT_NAME,
                                                                        TAKES_ROOM)
                                                                .return_())
                                        .withMethodBody(
                                                "write",
                                                MethodTypeDesc.of(
                                                        ConstantDescs.CD_void,
                                                        ConstantDescs.CD_Object,
                                                        MarshallerCode.desc(Encoder.class),
                                                        ConstantDescs.CD_int),
                                                ClassFile.ACC_PUBLIC,
                                                code::write)
                                        .withMethodBody(
                                                "read",
                                                MethodTypeDesc.of(
                                                        ConstantDescs.CD_Object,
                                                        ConstantDescs.CD_Object,
                                                        MarshallerCode.desc(Decoder.class)),
                                                ClassFile.ACC_PUBLIC,
                                                code::read));
    }
}
