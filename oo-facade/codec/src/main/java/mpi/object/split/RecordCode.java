package mpi.object.split;

import java.io.ObjectStreamField;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Generator of the code for a record. The code reads the components, then calls the canonical
 * constructor.
 */
final class RecordCode extends MarshallerCode {

    RecordCode(Layout layout, List<Object> constants) {
        super(layout, constants);
    }

    @Override
    void read(CodeBuilder code) {
        take(code);
        Map<String, Integer> locals = new HashMap<>();
        int next = FREE;
        for (ObjectStreamField field : layout.fields()) {
            load(code, field);
            code.storeLocal(kind(field), next);
            locals.put(field.getName(), next);
            next += kind(field).slotSize();
        }
        make(code, locals);
    }

    private void make(CodeBuilder code, Map<String, Integer> locals) {
        List<ClassDesc> parameters = new ArrayList<>();
        code.new_(type).dup();
        for (RecordComponent component : layout.type().getRecordComponents()) {
            ClassDesc parameter = desc(component.getType());
            parameters.add(parameter);
            code.loadLocal(
                    java.lang.classfile.TypeKind.from(parameter), locals.get(component.getName()));
        }
        MethodTypeDesc constructor = MethodTypeDesc.of(ConstantDescs.CD_void, parameters);
        code.invokespecial(type, ConstantDescs.INIT_NAME, constructor).areturn();
    }
}
