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
 * Components of a record, with their places in its struct.
 *
 * @param fields the components, in their order.
 * @param constructor makes a record of their values; nested records have the type {@code Record},
 *     arrays {@code Object}.
 */
record RecordComponents(List<Field> fields, MethodHandle constructor) {

    /**
     * A component.
     *
     * @param type a primitive type, {@code Record} for a nested one, {@code Object} for an array.
     * @param offset its place in the struct, in bytes.
     * @param accessor takes a {@code Record}, and returns the value.
     * @param nested components of a nested record; null for others.
     * @param element type of an array's elements; null for others.
     * @param length of an array.
     */
    record Field(
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
