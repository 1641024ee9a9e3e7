package mpi.internal.records;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Description of the components of a record class, with their offsets in the C struct. {@link
 * CopierCode} emits the code for a class from it.
 *
 * @param fields the components, in their order.
 * @param constructor makes a record of the components' values; nested records have the type {@code
 *     Record}, arrays {@code Object}.
 */
record RecordComponents(List<Field> fields, MethodHandle constructor) {

    /**
     * Description of a component.
     *
     * @param name name of the record class and of the component, for messages, as in {@code
     *     Body.place}.
     * @param type a primitive type, {@code Record} for a nested record, or {@code Object} for an
     *     array.
     * @param offset place of the component in the struct, in bytes.
     * @param accessor takes a {@code Record}, and returns the component's value.
     * @param nested description of a nested record; null if the component is no record.
     * @param element type of an array's elements; null if the component is no array.
     * @param length number of elements of the array; 0 if the component is no array.
     */
    record Field(
            String name,
            Class<?> type,
            long offset,
            MethodHandle accessor,
            RecordComponents nested,
            Class<?> element,
            int length) {}

    static RecordComponents of(Class<?> type, StructLayout layout) {
        try {
            List<Field> fields = new ArrayList<>();
            for (RecordComponent component : type.getRecordComponents()) {
                fields.add(field(component, layout));
            }
            return new RecordComponents(fields, constructor(type, fields));
        } catch (ReflectiveOperationException unreachable) {
            throw new IllegalStateException(unreachable);
        }
    }

    private static Field field(RecordComponent component, StructLayout layout)
            throws IllegalAccessException {
        PathElement path = PathElement.groupElement(component.getName());
        MemoryLayout part = layout.select(path);
        Class<?> kind = component.getType();
        Class<?> type = kind.isArray() ? Object.class : kind.isRecord() ? Record.class : kind;
        MethodHandle accessor = MethodHandles.lookup().unreflect(open(component.getAccessor()));
        return new Field(
                component.getDeclaringRecord().getSimpleName() + "." + component.getName(),
                type,
                layout.byteOffset(path),
                accessor.asType(MethodType.methodType(type, Record.class)),
                kind.isRecord() ? of(kind, (StructLayout) part) : null,
                kind.getComponentType(),
                part instanceof SequenceLayout array ? (int) array.elementCount() : 0);
    }

    private static MethodHandle constructor(Class<?> type, List<Field> fields)
            throws ReflectiveOperationException {
        Class<?>[] declared =
                Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        Constructor<?> canonical = open(type.getDeclaredConstructor(declared));
        List<Class<?>> given = new ArrayList<>();
        fields.forEach(field -> given.add(field.type()));
        return MethodHandles.lookup()
                .unreflectConstructor(canonical)
                .asType(MethodType.methodType(Record.class, given));
    }

    private static <T extends AccessibleObject> T open(T member) {
        member.setAccessible(true);
        return member;
    }
}
