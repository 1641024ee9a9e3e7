package mpi;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What was made and never freed: with {@code -Dpanmpi.leaks=report} each process lists it when MPI
 * ends, with the place where it was made.
 */
final class Leaks {

    /** Whether objects are followed; then their making costs a stack trace. */
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

    /** Prints what is left. */
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
