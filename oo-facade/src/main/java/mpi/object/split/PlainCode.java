package mpi.object.split;

import java.io.ObjectStreamField;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sets the fields of an object: final ones by handles, which are constants of the class. */
final class PlainCode extends MarshallerCode {

    /** The numbers of the handles of final fields. */
    private final Map<String, Integer> setters = new HashMap<>();

    PlainCode(Layout layout, Lookup lookup, List<MethodHandle> handles)
            throws ReflectiveOperationException {
        super(layout);
        for (ObjectStreamField field : layout.fields()) {
            Field declared = layout.type().getDeclaredField(field.getName());
            if (Modifier.isFinal(declared.getModifiers())) {
                declared.setAccessible(true);
                setters.put(field.getName(), handles.size());
                handles.add(lookup.unreflectSetter(declared));
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
                code.loadConstant(handle(setter)).aload(OBJECT);
                load(code, field);
                MethodTypeDesc set = MethodTypeDesc.of(ConstantDescs.CD_void, type, desc(field));
                code.invokevirtual(ConstantDescs.CD_MethodHandle, "invokeExact", set);
            }
        }
        code.aload(OBJECT).areturn();
    }

    private static ConstantDesc handle(int number) {
        ClassDesc handles = ConstantDescs.CD_MethodHandles;
        return DynamicConstantDesc.ofNamed(
                ConstantDescs.ofConstantBootstrap(
                        handles, "classDataAt", ConstantDescs.CD_Object, ConstantDescs.CD_int),
                ConstantDescs.DEFAULT_NAME,
                ConstantDescs.CD_MethodHandle,
                number);
    }
}
