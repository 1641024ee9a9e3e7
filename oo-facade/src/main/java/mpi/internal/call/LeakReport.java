package mpi.internal.call;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Detection of MPI objects that are never freed: with {@code -Dpanmpi.leaks=report} each process
 * lists them at Finalize, with the stack of their creation.
 */
public final class LeakReport {

    /** True if objects are tracked; each creation then takes a stack trace. */
    public static final boolean ENABLED = System.getProperty("panmpi.leaks", "").equals("report");

    private static final Map<Object, Throwable> ALIVE =
            Collections.synchronizedMap(new LinkedHashMap<>());

    private LeakReport() {}

    public static void made(Object object) {
        ALIVE.put(object, new Throwable());
    }

    public static void freed(Object object) {
        ALIVE.remove(object);
    }

    /** Prints the objects that were not freed. */
    public static void report(int rank) {
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
