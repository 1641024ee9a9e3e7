package mpi.object.split;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.IdentityHashMap;
import java.util.Map;

/** What the objects of a message gave in their place: each is asked once. */
final class Replacements {

    private final Map<Object, Object> known = new IdentityHashMap<>();

    /** Writes what the object gives in its place: the same for every reference to it. */
    void write(Object object, Encoder encoder) throws IOException {
        Object other = of(object);
        if (other == null) {
            encoder.writeNull();
        } else {
            encoder.writeOnce(Types.of(other.getClass()), other);
        }
    }

    /** Writes it so that nothing else may refer to it. */
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

    /** Asks the object, then its replacement, until one stays of its class. */
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
