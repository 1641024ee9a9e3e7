package mpi.internal.job;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.Settings;

/**
 * Levels of thread support, by the words of {@code -Dpanmpi.threads}: their numbers differ among
 * libraries.
 */
public final class ThreadLevel {

    private static final String PROPERTY = "panmpi.threads";
    private static final List<String> WORDS =
            List.of("single", "funneled", "serialized", "multiple");

    private ThreadLevel() {}

    /** True if the user chose the level for an Init without one. */
    public static boolean isChosen() {
        return System.getProperty(PROPERTY) != null;
    }

    /** The level that the user chose. */
    public static int chosen() {
        return switch (Settings.oneOf(PROPERTY, "single", WORDS)) {
            case "single" -> Mpi.MPI_THREAD_SINGLE;
            case "funneled" -> Mpi.MPI_THREAD_FUNNELED;
            case "serialized" -> Mpi.MPI_THREAD_SERIALIZED;
            default -> Mpi.MPI_THREAD_MULTIPLE;
        };
    }

    /** Makes a warning if the library provides less than the user chose; else empty. */
    public static String lack(int provided) {
        return provided >= chosen()
                ? ""
                : "panmpi: -D%s=%s: the library gives %s"
                        .formatted(PROPERTY, System.getProperty(PROPERTY), name(provided));
    }

    /** Name of the level provided; empty for THREAD_MULTIPLE. */
    public static String granted() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment levelAt = arena.allocate(ValueLayout.JAVA_INT);
            int error = Mpi.MPI_Query_thread(levelAt);
            int level = levelAt.get(ValueLayout.JAVA_INT, 0);
            return error != 0 || level == Mpi.MPI_THREAD_MULTIPLE ? "" : name(level);
        }
    }

    /** Name of a level. */
    public static String name(int level) {
        if (level == Mpi.MPI_THREAD_MULTIPLE) {
            return "MPI.THREAD_MULTIPLE";
        }
        if (level == Mpi.MPI_THREAD_SERIALIZED) {
            return "MPI.THREAD_SERIALIZED";
        }
        return level == Mpi.MPI_THREAD_FUNNELED ? "MPI.THREAD_FUNNELED" : "MPI.THREAD_SINGLE";
    }
}
