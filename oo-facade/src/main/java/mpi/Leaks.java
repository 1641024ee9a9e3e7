package mpi;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Detection of MPI objects that are never freed: with {@code -Dpanmpi.leaks=report} each process
 * lists them at Finalize, with the stack of their creation.
 */
final class Leaks {

    /** True if objects are tracked; each creation then takes a stack trace. */
    static final boolean ENABLED = System.getProperty("panmpi.leaks", "").equals("report");

    private static final Map<Handle, Throwable> ALIVE =
            Collections.synchronizedMap(new LinkedHashMap<>());

    private Leaks() {}

    static void made(Handle object) {
        ALIVE.put(object, new Throwable());
    }

    static void freed(Handle object) {
        ALIVE.remove(object);
    }

    /** Prints the objects that were not freed. */
    static void report(int rank) {
        ALIVE.forEach(
                (object, made) -> {
                    System.err.println("rank " + rank + ": never freed: " + object + ", made at");
                    for (StackTraceElement line : made.getStackTrace()) {
                        if (!line.getClassName().startsWith("mpi.")) {
                            System.err.println("    " + line);
                        }
                    }
                });
    }
}
