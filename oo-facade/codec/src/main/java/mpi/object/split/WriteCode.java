package mpi.object.split;

import static mpi.object.split.MarshallerCode.BYTES;
import static mpi.object.split.MarshallerCode.BYTE_ARRAY;
import static mpi.object.split.MarshallerCode.CODER;
import static mpi.object.split.MarshallerCode.FREE;
import static mpi.object.split.MarshallerCode.GIVES_BYTES;
import static mpi.object.split.MarshallerCode.OBJECT;
import static mpi.object.split.MarshallerCode.PLACE;
import static mpi.object.split.MarshallerCode.VALUES;
import static mpi.object.split.MarshallerCode.constant;
import static mpi.object.split.MarshallerCode.desc;
import static mpi.object.split.MarshallerCode.place;

import java.io.ObjectStreamField;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Stream;

/**
 * Generator of the bytecode of a marshaller's {@code write}. For a class with few references, the
 * code first tests whether all of them are null. It then stores the nulls into bytes that were
 * reserved together with those of the primitive fields. If it reserved a byte for each null, each
 * load of {@link Output#position} would wait for the store before it.
 */
final class WriteCode {

    /** Largest number of references for which the code first tests whether all of them are null. */
    private static final int FEW = 8;

    private static final ClassDesc ENCODER = desc(Encoder.class);
    private static final MethodTypeDesc TAKES_PLACE =
            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);
    private static final MethodTypeDesc TAKES_OBJECT =
            MethodTypeDesc.of(
                    ConstantDescs.CD_void, ConstantDescs.CD_Object, desc(InlineCache.class));

    private final Layout layout;
    private final ClassDesc type;
    private final List<ObjectStreamField> references;

    /** Number of the constant that is the inline cache of the first reference field. */
    private final int firstCache;

    /** Makes the generator, and adds the constants of the generated code to {@code constants}. */
    WriteCode(Layout layout, List<Object> constants) {
        this.layout = layout;
        type = desc(layout.type());
        references = Stream.of(layout.fields()).filter(field -> !field.isPrimitive()).toList();
        firstCache = constants.size();
        references.forEach(field -> constants.add(new InlineCache(layout.type())));
    }

    /**
     * Returns the number of bytes to reserve before {@code write}: for the primitive fields and, if
     * the code tests whether all references are null, a byte for each reference.
     */
    int room() {
        return layout.primitiveSize() + (asksForNulls() ? references.size() : 0);
    }

    private boolean asksForNulls() {
        return !references.isEmpty() && references.size() <= FEW;
    }

    void write(CodeBuilder code) {
        code.aload(1).checkcast(type).astore(OBJECT);
        code.aload(CODER).invokevirtual(ENCODER, "bytes", GIVES_BYTES).astore(BYTES);
        for (ObjectStreamField field : layout.fields()) {
            if (field.isPrimitive()) {
                put(place(code, field.getOffset()), field);
            }
        }
        if (asksForNulls()) {
            writeNulls(code);
        }
        for (int i = 0; i < references.size(); i++) {
            write(code, references.get(i), constant(InlineCache.class, firstCache + i));
        }
        code.return_();
    }

    /**
     * Emits code that writes one reference. Null is written by a separate call, which the JIT
     * compiler can inline; it does not inline the recursive {@code write}.
     */
    private void write(CodeBuilder code, ObjectStreamField field, ConstantDesc cache) {
        load(code, field).astore(FREE);
        code.aload(CODER).aload(FREE);
        code.ifThenElse(
                Opcode.IFNULL,
                none -> none.invokevirtual(ENCODER, "writeNull", ConstantDescs.MTD_void),
                some ->
                        some.aload(FREE)
                                .loadConstant(cache)
                                .invokevirtual(ENCODER, "write", TAKES_OBJECT));
    }

    private void put(CodeBuilder code, ObjectStreamField field) {
        load(code, field);
        MethodTypeDesc put =
                MethodTypeDesc.of(
                        ConstantDescs.CD_void, BYTE_ARRAY, ConstantDescs.CD_int, desc(field));
        code.invokestatic(VALUES, "put", put);
    }

    private CodeBuilder load(CodeBuilder code, ObjectStreamField field) {
        return code.aload(OBJECT).getfield(type, field.getName(), desc(field));
    }

    /**
     * Emits code that, if all references are null, writes the nulls and returns. Otherwise the code
     * gives back the bytes that were reserved for the references.
     */
    private void writeNulls(CodeBuilder code) {
        Label some = code.newLabel();
        for (ObjectStreamField field : references) {
            load(code, field).ifnonnull(some);
        }
        for (int i = 0; i < references.size(); i++) {
            place(code, layout.primitiveSize() + i).loadConstant(Code.NULL).bastore();
        }
        code.return_().labelBinding(some);
        code.aload(CODER).iload(PLACE).loadConstant(layout.primitiveSize()).iadd();
        code.invokevirtual(ENCODER, "back", TAKES_PLACE);
    }
}
