package mpi.internal.call;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Detects MPI objects that are never freed: with {@code -Dpanmpi.leaks=report} each process lists
 * these objects at Finalize, with the stack trace of their creation.
 */
public final class LeakReport {

    /** True if objects are tracked; each creation then takes a stack trace. */
    public static final boolean ENABLED = System.getProperty("panmpi.leaks", "").equals("report");

    private static final Map<Key, Throwable> ALIVE =
            Collections.synchronizedMap(new LinkedHashMap<>());

    private LeakReport() {}

    /**
     * An object compared by identity, since several Java objects are equal if they stand for one
     * MPI object.
     */
    private record Key(Object object) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.object == object;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(object);
        }
    }

    public static void made(Object object) {
        ALIVE.put(new Key(object), new Throwable());
    }

    public static void freed(Object object) {
        ALIVE.remove(new Key(object));
    }

    /** Prints the MPI objects of this rank that were not freed. */
    public static void report(int rank) {
        ALIVE.forEach(
                (key, made) -> {
                    String what = "never freed: " + key.object();
                    System.err.println("rank " + rank + ": " + what + ", made at");
                    for (StackTraceElement line : made.getStackTrace()) {
                        if (!line.getClassName().startsWith("mpi.")) {
                            System.err.println("    " + line);
                        }
                    }
                });
    }
}
