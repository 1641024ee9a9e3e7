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
 * Generator of the bytecode of a marshaller's {@code write}. An object with only null references
 * reserves all of its bytes at once, since each load of {@link Output#position} would wait for the
 * store before it.
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

    /** Constant number of the first reference's inline cache. */
    private final int firstCache;

    /** Begins the code, and adds the constants that it needs. */
    WriteCode(Layout layout, List<Object> constants) {
        this.layout = layout;
        type = desc(layout.type());
        references = Stream.of(layout.fields()).filter(field -> !field.isPrimitive()).toList();
        firstCache = constants.size();
        references.forEach(field -> constants.add(new InlineCache(layout.type())));
    }

    /**
     * Returns the number of bytes to reserve before {@code write}: for the primitive fields, and
     * for the references if they may all be null.
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
     * Emits a separate call for null, which the JIT compiler can inline; it does not inline the
     * recursive {@code write}.
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
     * Emits code for the case that all references are null, which returns early. Otherwise the code
     * gives back the bytes that were reserved for them.
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
