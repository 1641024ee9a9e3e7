package mpi.object.split;

import java.io.NotSerializableException;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Path of references to an object that is not serializable, for the error message. While the
 * exception unwinds the stack, each object that holds the previous one adds a step.
 */
final class ObjectPath {

    /** Largest number of steps in the error message, which shows those nearest to the object. */
    private static final int SHOWN = 5;

    private final NotSerializableException failure;
    private final Class<?> offender;
    private Object child;
    private final Deque<String> steps = new ArrayDeque<>();
    private boolean more;

    ObjectPath(NotSerializableException failure, Object offender) {
        this.failure = failure;
        this.offender = offender.getClass();
        child = offender;
    }

    boolean isOf(NotSerializableException other) {
        return failure == other;
    }

    /**
     * Adds the reference from a holder to the object whose path is recorded so far. Called when the
     * exception leaves the method that writes the holder.
     */
    void pass(Object holder) {
        if (holder == child) {
            return;
        }
        if (steps.size() < SHOWN) {
            steps.addFirst(step(holder));
        } else {
            more = true;
        }
        child = holder;
    }

    /**
     * Makes the exception for the caller: it names the object of the message and the path to the
     * class that is not serializable.
     */
    static NotSerializableException exception(
            int index, Object object, NotSerializableException failure, ObjectPath path) {
        String which = "object " + index + ", of " + object.getClass();
        String what =
                " contains an object that is not java.io.Serializable: " + failure.getMessage();
        if (path != null && path.isOf(failure)) {
            String way = (path.more ? "... " : "") + String.join(", ", path.steps);
            String where = way.isEmpty() ? "" : ": " + way + " of " + path.offender;
            what = (where.isEmpty() ? "," : where) + " is not java.io.Serializable";
        }
        String rule = "; make that class Serializable or the field transient";
        NotSerializableException exception = new NotSerializableException(which + what + rule);
        exception.initCause(failure);
        return exception;
    }

    private String step(Object holder) {
        if (holder instanceof Object[] array) {
            for (int i = 0; i < array.length; i++) {
                if (array[i] == child) {
                    return "element " + i + " of " + holder.getClass().getTypeName();
                }
            }
        }
        for (Class<?> type = holder.getClass(); type != null; type = type.getSuperclass()) {
            ObjectStreamClass description = ObjectStreamClass.lookup(type);
            if (description != null) {
                for (ObjectStreamField field : description.getFields()) {
                    if (!field.isPrimitive() && holds(holder, type, field.getName())) {
                        return "field " + type.getName() + "." + field.getName();
                    }
                }
            }
        }
        return "something in " + holder.getClass().getName();
    }

    private boolean holds(Object holder, Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            return field.trySetAccessible() && field.get(holder) == child;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
