package mpi.object.split;

import java.io.ObjectStreamField;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.List;
import java.util.function.Consumer;

/** The two methods of a generated marshaller. */
abstract class MarshallerCode {

    /** Local variables: the arguments are 1 and 2. */
    static final int CODER = 2;

    static final int OBJECT = 3;
    static final int PLACE = 4;
    static final int BYTES = 5;
    static final int FREE = 6;

    private static final ClassDesc VALUES = desc(LittleEndian.class);
    private static final ClassDesc ENCODER = desc(Encoder.class);
    private static final ClassDesc DECODER = desc(Decoder.class);
    private static final ClassDesc BYTE_ARRAY = ConstantDescs.CD_byte.arrayType();
    private static final MethodTypeDesc GIVES_BYTES = MethodTypeDesc.of(BYTE_ARRAY);
    private static final MethodTypeDesc TAKES_OBJECT =
            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object);
    private static final MethodTypeDesc GIVES_PLACE =
            MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int);

    /**
     * Apart from references, since the compiler does not take recursive calls into their caller.
     */
    private static final Consumer<CodeBuilder.BlockCodeBuilder> NULL =
            code -> code.invokevirtual(ENCODER, "writeNull", ConstantDescs.MTD_void);

    private static final Consumer<CodeBuilder.BlockCodeBuilder> REFERENCE =
            code -> code.aload(FREE).invokevirtual(ENCODER, "write", TAKES_OBJECT);

    final Layout layout;
    final ClassDesc type;

    MarshallerCode(Layout layout) {
        this.layout = layout;
        type = desc(layout.type());
    }

    /** The code for a class; what it needs handles for is added to them. */
    static MarshallerCode of(Layout layout, Lookup lookup, List<MethodHandle> setters)
            throws ReflectiveOperationException {
        return layout.type().isRecord()
                ? new RecordCode(layout)
                : new PlainCode(layout, lookup, setters);
    }

    static ClassDesc desc(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }

    static ClassDesc desc(ObjectStreamField field) {
        return ClassDesc.ofDescriptor(
                field.isPrimitive() ? String.valueOf(field.getTypeCode()) : field.getTypeString());
    }

    final void write(CodeBuilder code) {
        code.aload(1).checkcast(type).astore(OBJECT);
        places(code, ENCODER, "reserve");
        for (ObjectStreamField field : layout.fields()) {
            if (field.isPrimitive()) {
                place(code, field).aload(OBJECT).getfield(type, field.getName(), desc(field));
                MethodTypeDesc put =
                        MethodTypeDesc.of(
                                ConstantDescs.CD_void,
                                BYTE_ARRAY,
                                ConstantDescs.CD_int,
                                desc(field));
                code.invokestatic(VALUES, "put", put);
            } else {
                code.aload(OBJECT).getfield(type, field.getName(), desc(field)).astore(FREE);
                code.aload(CODER).aload(FREE).ifThenElse(Opcode.IFNULL, NULL, REFERENCE);
            }
        }
        code.return_();
    }

    abstract void read(CodeBuilder code);

    /** Finds the bytes of the primitive fields. */
    final void take(CodeBuilder code) {
        places(code, DECODER, "take");
    }

    /** Loads the value of a field from the bytes. */
    static void load(CodeBuilder code, ObjectStreamField field) {
        if (field.isPrimitive()) {
            String name = field.getType().getName();
            String getter = "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
            MethodTypeDesc get = MethodTypeDesc.of(desc(field), BYTE_ARRAY, ConstantDescs.CD_int);
            place(code, field).invokestatic(VALUES, getter, get);
        } else {
            code.aload(CODER);
            code.invokevirtual(DECODER, "read", MethodTypeDesc.of(ConstantDescs.CD_Object));
            code.checkcast(desc(field));
        }
    }

    static TypeKind kind(ObjectStreamField field) {
        return TypeKind.from(desc(field));
    }

    private void places(CodeBuilder code, ClassDesc coder, String method) {
        if (layout.primitiveSize() == 0) {
            return;
        }
        code.aload(CODER).loadConstant(layout.primitiveSize());
        code.invokevirtual(coder, method, GIVES_PLACE).istore(PLACE);
        code.aload(CODER).invokevirtual(coder, "bytes", GIVES_BYTES).astore(BYTES);
    }

    private static CodeBuilder place(CodeBuilder code, ObjectStreamField field) {
        return code.aload(BYTES).iload(PLACE).loadConstant(field.getOffset()).iadd();
    }
}
