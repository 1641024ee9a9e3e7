package mpi.object.split;

import java.io.ObjectStreamField;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Generator of the code for a class that is no record. The code reads into an existing object.
 * Final fields are set by method handles, which are constants of the generated class.
 */
final class PlainCode extends MarshallerCode {

    /** Numbers of the constants that hold the setters, by the names of the final fields. */
    private final Map<String, Integer> setters = new HashMap<>();

    PlainCode(Layout layout, Lookup lookup, List<Object> constants)
            throws ReflectiveOperationException {
        super(layout, constants);
        for (ObjectStreamField field : layout.fields()) {
            Field declared = layout.type().getDeclaredField(field.getName());
            if (Modifier.isFinal(declared.getModifiers())) {
                declared.setAccessible(true);
                setters.put(field.getName(), constants.size());
                constants.add(lookup.unreflectSetter(declared));
            }
        }
    }

    @Override
    void read(CodeBuilder code) {
        code.aload(1).checkcast(type).astore(OBJECT);
        take(code);
        for (ObjectStreamField field : layout.fields()) {
            Integer setter = setters.get(field.getName());
            if (setter == null) {
                code.aload(OBJECT);
                load(code, field);
                code.putfield(type, field.getName(), desc(field));
            } else {
                code.loadConstant(constant(MethodHandle.class, setter)).aload(OBJECT);
                load(code, field);
                MethodTypeDesc set = MethodTypeDesc.of(ConstantDescs.CD_void, type, desc(field));
                code.invokevirtual(ConstantDescs.CD_MethodHandle, "invokeExact", set);
            }
        }
        code.aload(OBJECT).areturn();
    }
}
