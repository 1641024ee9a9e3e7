package mpi.object.split;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectStreamField;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Reads objects of a class whose {@code serialPersistentFields} names fields that the class does
 * not have. Only the {@code writeObject} of the class can write such fields. As under java.io,
 * fields that the class has are set, and the values of the others are dropped.
 */
final class DeclaredFields {

    private final Layout layout;

    DeclaredFields(Layout layout) {
        this.layout = layout;
    }

    void read(Object into, FieldGets gets) throws IOException {
        for (ObjectStreamField declared : layout.fields()) {
            Field field = field(declared);
            if (field != null) {
                set(into, field, gets);
            }
        }
    }

    /**
     * Finds the instance field of the declared name and type; null if the class has no such field.
     */
    private Field field(ObjectStreamField declared) {
        try {
            Field field = layout.type().getDeclaredField(declared.getName());
            boolean fits = field.getType() == declared.getType();
            return fits && !Modifier.isStatic(field.getModifiers()) ? field : null;
        } catch (NoSuchFieldException e) {
            return null;
        }
    }

    private void set(Object into, Field field, FieldGets gets) throws IOException {
        if (!field.trySetAccessible()) {
            throw new InvalidClassException(layout.type().getName(), field + " is not open");
        }
        try {
            field.set(into, gets.value(field.getName(), field.getType()));
        } catch (IllegalAccessException e) {
            throw new InvalidClassException(layout.type().getName(), e.getMessage(), e);
        }
    }
}
