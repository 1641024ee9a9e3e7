package mpi.object.split;

import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;

/** Serializable fields of one class in the order in which they are written: primitives first. */
record Layout(Class<?> type, ObjectStreamField[] fields, int primitiveSize, int references) {

    static Layout of(Class<?> type) {
        ObjectStreamField[] fields = ObjectStreamClass.lookup(type).getFields();
        int size = 0;
        int references = 0;
        for (ObjectStreamField field : fields) {
            if (field.isPrimitive()) {
                size = Math.max(size, field.getOffset() + size(field));
            } else {
                references++;
            }
        }
        return new Layout(type, fields, size, references);
    }

    private static int size(ObjectStreamField field) {
        return switch (field.getTypeCode()) {
            case 'B', 'Z' -> 1;
            case 'C', 'S' -> 2;
            case 'I', 'F' -> 4;
            default -> 8;
        };
    }

    boolean isEmpty() {
        return fields.length == 0;
    }

    /**
     * Finds a field by its name and the type of its value; null stands for any reference type.
     *
     * @throws IllegalArgumentException if the class has no such field.
     */
    ObjectStreamField field(String name, Class<?> wanted) {
        for (ObjectStreamField field : fields) {
            boolean fits = wanted == null ? !field.isPrimitive() : field.getType() == wanted;
            if (fits && field.getName().equals(name)) {
                return field;
            }
        }
        String kind = wanted == null ? "reference" : wanted.getName();
        throw new IllegalArgumentException(
                type.getName() + " has no serializable field " + name + " of type " + kind);
    }

    /**
     * Returns a reference field by its index among the reference fields, which {@link
     * ObjectStreamField#getOffset} returns.
     */
    ObjectStreamField reference(int index) {
        return fields[fields.length - references + index];
    }
}
