package mpi.object.split;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Keeps the results of {@code writeReplace} for the objects of a message, so that the method is
 * called once for each object.
 */
final class Replacements {

    private final Map<Object, Object> known = new IdentityHashMap<>();

    /** Writes the replacement of an object, the same one for every reference to it. */
    void write(Object object, Encoder encoder) throws IOException {
        Object other = of(object);
        if (other == null) {
            encoder.writeNull();
        } else {
            encoder.writeOnce(Types.of(other.getClass()), other);
        }
    }

    /**
     * Writes the replacement of an object as unshared: no other reference to the replacement is
     * allowed.
     */
    void writeUnshared(Object object, Encoder encoder) throws IOException {
        Object other = of(object);
        if (other == null) {
            encoder.writeNull();
        } else {
            encoder.writeUnshared(Types.of(other.getClass()), other);
        }
    }

    private Object of(Object object) throws IOException {
        Object other = known.get(object);
        if (other == null && !known.containsKey(object)) {
            other = ask(object);
            known.put(object, other);
        }
        return other;
    }

    /**
     * Calls {@code writeReplace} repeatedly until the class does not change any more, as java.io
     * does.
     */
    private static Object ask(Object object) throws IOException {
        Object now = object;
        while (now != null) {
            Class<?> type = now.getClass();
            MethodHandle replace = Types.of(type).replace;
            if (replace == null) {
                return now;
            }
            try {
                now = (Object) replace.invokeExact(now);
            } catch (Throwable e) {
                throw Thrown.io(e);
            }
            if (now != null && now.getClass() == type) {
                return now;
            }
        }
        return null;
    }
}
