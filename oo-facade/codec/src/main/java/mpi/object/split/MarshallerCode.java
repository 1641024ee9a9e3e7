package mpi.object.split;

import java.io.ObjectStreamField;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.List;

/**
 * Generator of the bytecode of a {@link Marshaller}'s two methods, {@code write} and {@code read}.
 * The subclasses differ in {@code read}.
 */
abstract class MarshallerCode {

    /**
     * Index of the local variable with the encoder or decoder, the second argument; variable 1 has
     * the object.
     */
    static final int CODER = 2;

    /**
     * Index of the local variable that holds the position of the primitive fields in the message's
     * bytes; in {@code write}, this is the third argument.
     */
    static final int PLACE = 3;

    static final int OBJECT = 4;
    static final int BYTES = 5;
    static final int FREE = 6;

    static final ClassDesc VALUES = desc(LittleEndian.class);
    private static final ClassDesc DECODER = desc(Decoder.class);
    static final ClassDesc BYTE_ARRAY = ConstantDescs.CD_byte.arrayType();
    static final MethodTypeDesc GIVES_BYTES = MethodTypeDesc.of(BYTE_ARRAY);
    private static final MethodTypeDesc GIVES_PLACE =
            MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int);

    final Layout layout;
    final ClassDesc type;
    private final WriteCode writing;

    /** Makes the generator, and adds the constants of the generated code to {@code constants}. */
    MarshallerCode(Layout layout, List<Object> constants) {
        this.layout = layout;
        type = desc(layout.type());
        writing = new WriteCode(layout, constants);
    }

    /** Makes the generator that suits the class: one for records, or one for other classes. */
    static MarshallerCode of(Layout layout, Lookup lookup, List<Object> constants)
            throws ReflectiveOperationException {
        return layout.type().isRecord()
                ? new RecordCode(layout, constants)
                : new PlainCode(layout, lookup, constants);
    }

    /**
     * Describes a constant of the generated class: the object with index {@code number} in its
     * class data.
     */
    static ConstantDesc constant(Class<?> type, int number) {
        return DynamicConstantDesc.ofNamed(
                ConstantDescs.ofConstantBootstrap(
                        ConstantDescs.CD_MethodHandles,
                        "classDataAt",
                        ConstantDescs.CD_Object,
                        ConstantDescs.CD_int),
                ConstantDescs.DEFAULT_NAME,
                desc(type),
                number);
    }

    static ClassDesc desc(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }

    static ClassDesc desc(ObjectStreamField field) {
        return ClassDesc.ofDescriptor(
                field.isPrimitive() ? String.valueOf(field.getTypeCode()) : field.getTypeString());
    }

    /** Returns the number of bytes that are to be reserved before the generated code writes. */
    final int room() {
        return writing.room();
    }

    final void write(CodeBuilder code) {
        writing.write(code);
    }

    abstract void read(CodeBuilder code);

    /** Emits code that takes the bytes of the primitive fields from the decoder. */
    final void take(CodeBuilder code) {
        if (layout.primitiveSize() > 0) {
            code.aload(CODER).loadConstant(layout.primitiveSize());
            code.invokevirtual(DECODER, "take", GIVES_PLACE).istore(PLACE);
            code.aload(CODER).invokevirtual(DECODER, "bytes", GIVES_BYTES).astore(BYTES);
        }
    }

    /** Emits code that loads a field's value from the message. */
    static void load(CodeBuilder code, ObjectStreamField field) {
        if (field.isPrimitive()) {
            String name = field.getType().getName();
            String getter = "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
            MethodTypeDesc get = MethodTypeDesc.of(desc(field), BYTE_ARRAY, ConstantDescs.CD_int);
            place(code, field.getOffset()).invokestatic(VALUES, getter, get);
        } else {
            code.aload(CODER);
            code.invokevirtual(DECODER, "read", MethodTypeDesc.of(ConstantDescs.CD_Object));
            code.checkcast(desc(field));
        }
    }

    static TypeKind kind(ObjectStreamField field) {
        return TypeKind.from(desc(field));
    }

    /** Emits code that loads the message's byte array, and the index of a primitive field in it. */
    static CodeBuilder place(CodeBuilder code, int offset) {
        return code.aload(BYTES).iload(PLACE).loadConstant(offset).iadd();
    }
}
