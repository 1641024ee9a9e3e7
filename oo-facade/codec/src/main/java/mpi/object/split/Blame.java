package mpi.object.split;

import java.io.NotSerializableException;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Path of references to an object that is not serializable, for the error message: recorded step by
 * step while the exception unwinds through the objects that hold it.
 */
final class Blame {

    /** Steps of the path that the message names, nearest to the object. */
    private static final int TOLD = 5;

    private final NotSerializableException failure;
    private final Class<?> offender;
    private Object child;
    private final Deque<String> way = new ArrayDeque<>();
    private boolean more;

    Blame(NotSerializableException failure, Object offender) {
        this.failure = failure;
        this.offender = offender.getClass();
        child = offender;
    }

    boolean isOf(NotSerializableException other) {
        return failure == other;
    }

    /** Adds the step from a holder to the object below it, as the exception leaves the holder. */
    void pass(Object holder) {
        if (holder == child) {
            return;
        }
        if (way.size() < TOLD) {
            way.addFirst(step(holder));
        } else {
            more = true;
        }
        child = holder;
    }

    /**
     * Makes the exception for the caller: it names the object of the message and the path to the
     * class that is not serializable.
     */
    static NotSerializableException told(
            int index, Object object, NotSerializableException failure, Blame blame) {
        String which = "object " + index + ", of " + object.getClass();
        String what = " holds what is not java.io.Serializable: " + failure.getMessage();
        if (blame != null && blame.isOf(failure)) {
            String way = (blame.more ? "... " : "") + String.join(", ", blame.way);
            String where = way.isEmpty() ? "" : ": " + way + " of " + blame.offender;
            what = (where.isEmpty() ? "," : where) + " is not java.io.Serializable";
        }
        String rule = "; make that class Serializable or the field transient";
        NotSerializableException told = new NotSerializableException(which + what + rule);
        told.initCause(failure);
        return told;
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
