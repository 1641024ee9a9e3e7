package mpi.internal.records;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.records.RecordComponents.Field;

/** Emits the byte code of a {@link RecordCopier} for one class of records. */
final class CopierCode {

    private static final ClassDesc COPIER = desc(RecordCopier.class);
    private static final ClassDesc MEMORY = desc(RecordMemory.class);
    private static final ClassDesc ARRAYS = desc(ComponentArrays.class);
    private static final ClassDesc SEGMENT = desc(MemorySegment.class);
    private static final ClassDesc RECORD = desc(Record.class);

    /**
     * Local variable slot of {@code record} in the emitted method {@code put(record, segment, at)};
     * the other emitted method is {@code get(segment, at)}.
     */
    private static final int PUT_RECORD = 1;

    private static final int PUT_SEGMENT = 2;
    private static final int GET_SEGMENT = 1;

    private final RecordComponents components;
    private final List<MethodHandle> constants = new ArrayList<>();

    private CopierCode(RecordComponents components) {
        this.components = components;
    }

    static RecordCopier copier(RecordComponents components) {
        CopierCode code = new CopierCode(components);
        ClassDesc name = ClassDesc.of(RecordCopier.class.getPackageName(), "EmittedCopier");
        byte[] bytes = ClassFile.of().build(name, code::build);
        try {
            return (RecordCopier)
                    MethodHandles.lookup()
                            .defineHiddenClassWithClassData(bytes, code.constants, true)
                            .lookupClass()
                            .getDeclaredConstructor()
                            .newInstance();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void build(ClassBuilder type) {
        type.withSuperclass(COPIER);
        type.withMethodBody(
                ConstantDescs.INIT_NAME,
                ConstantDescs.MTD_void,
                0,
                code ->
                        code.aload(0)
                                .invokespecial(
                                        COPIER, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                                .return_());
        MethodTypeDesc put =
                MethodTypeDesc.of(ConstantDescs.CD_void, RECORD, SEGMENT, ConstantDescs.CD_long);
        type.withMethodBody(
                "put",
                put,
                ClassFile.ACC_PUBLIC,
                code -> {
                    put(code, components, PUT_RECORD, 0);
                    code.return_();
                });
        MethodTypeDesc get = MethodTypeDesc.of(RECORD, SEGMENT, ConstantDescs.CD_long);
        type.withMethodBody(
                "get",
                get,
                ClassFile.ACC_PUBLIC,
                code -> {
                    get(code, components, 0);
                    code.areturn();
                });
    }

    /** Emits code that copies the record in the local variable {@code slot} to memory. */
    private void put(CodeBuilder code, RecordComponents of, int slot, long base) {
        for (Field field : of.fields()) {
            if (field.nested() != null) {
                int inner = code.allocateLocal(TypeKind.REFERENCE);
                access(code, field, slot);
                code.astore(inner);
                put(code, field.nested(), inner, base + field.offset());
                continue;
            }
            place(code, PUT_SEGMENT, base + field.offset());
            access(code, field, slot);
            if (field.element() == null) {
                MethodTypeDesc type =
                        MethodTypeDesc.of(
                                ConstantDescs.CD_void,
                                SEGMENT,
                                ConstantDescs.CD_long,
                                desc(field.type()));
                code.invokestatic(MEMORY, "put", type);
            } else {
                code.loadConstant(field.length()).loadConstant(field.name());
                MethodTypeDesc type =
                        MethodTypeDesc.of(
                                ConstantDescs.CD_void,
                                SEGMENT,
                                ConstantDescs.CD_long,
                                ConstantDescs.CD_Object,
                                ConstantDescs.CD_int,
                                ConstantDescs.CD_String);
                code.invokestatic(ARRAYS, "put", type);
            }
        }
    }

    /** Emits code that makes a record from memory. */
    private void get(CodeBuilder code, RecordComponents of, long base) {
        constant(code, of.constructor());
        for (Field field : of.fields()) {
            if (field.nested() != null) {
                get(code, field.nested(), base + field.offset());
                continue;
            }
            place(code, GET_SEGMENT, base + field.offset());
            if (field.element() == null) {
                String name = field.type().getName();
                String getter = "get" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
                MethodTypeDesc type =
                        MethodTypeDesc.of(desc(field.type()), SEGMENT, ConstantDescs.CD_long);
                code.invokestatic(MEMORY, getter, type);
            } else {
                code.loadConstant(desc(field.element())).loadConstant(field.length());
                MethodTypeDesc type =
                        MethodTypeDesc.of(
                                ConstantDescs.CD_Object,
                                SEGMENT,
                                ConstantDescs.CD_long,
                                ConstantDescs.CD_Class,
                                ConstantDescs.CD_int);
                code.invokestatic(ARRAYS, "get", type);
            }
        }
        invoke(code, of.constructor());
    }

    private void access(CodeBuilder code, Field field, int slot) {
        constant(code, field.accessor());
        code.aload(slot);
        invoke(code, field.accessor());
    }

    /**
     * Emits code that loads a segment and an offset in the segment. The local variable of the
     * offset follows the local variable of the segment.
     */
    private static void place(CodeBuilder code, int segment, long offset) {
        code.aload(segment).lload(segment + 1).loadConstant(offset).ladd();
    }

    private void constant(CodeBuilder code, MethodHandle handle) {
        code.loadConstant(
                DynamicConstantDesc.ofNamed(
                        ConstantDescs.ofConstantBootstrap(
                                ConstantDescs.CD_MethodHandles,
                                "classDataAt",
                                ConstantDescs.CD_Object,
                                ConstantDescs.CD_int),
                        ConstantDescs.DEFAULT_NAME,
                        ConstantDescs.CD_MethodHandle,
                        constants.size()));
        constants.add(handle);
    }

    private static void invoke(CodeBuilder code, MethodHandle handle) {
        MethodTypeDesc type = handle.type().describeConstable().orElseThrow();
        code.invokevirtual(ConstantDescs.CD_MethodHandle, "invokeExact", type);
    }

    private static ClassDesc desc(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }
}
