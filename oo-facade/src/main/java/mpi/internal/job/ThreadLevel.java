package mpi.internal.job;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.Settings;

/**
 * Converts the levels of thread support between the words of {@code -Dpanmpi.threads}, the names in
 * messages, and MPI's numbers, which differ among libraries.
 */
public final class ThreadLevel {

    private static final String PROPERTY = "panmpi.threads";
    private static final List<String> WORDS =
            List.of("single", "funneled", "serialized", "multiple");

    private ThreadLevel() {}

    /**
     * Returns true if the user has chosen a level of thread support, for calls of Init that name no
     * level.
     */
    public static boolean isChosen() {
        return System.getProperty(PROPERTY) != null;
    }

    /** Returns the level that the user chose; THREAD_SINGLE by default. */
    public static int chosen() {
        return switch (Settings.oneOf(PROPERTY, "single", WORDS)) {
            case "single" -> Mpi.MPI_THREAD_SINGLE;
            case "funneled" -> Mpi.MPI_THREAD_FUNNELED;
            case "serialized" -> Mpi.MPI_THREAD_SERIALIZED;
            default -> Mpi.MPI_THREAD_MULTIPLE;
        };
    }

    /**
     * Returns a warning if the library provides a lower level than the user chose; else an empty
     * text.
     */
    public static String lack(int provided) {
        return provided >= chosen()
                ? ""
                : "panmpi: -D%s=%s: the library gives %s"
                        .formatted(PROPERTY, System.getProperty(PROPERTY), name(provided));
    }

    /**
     * Returns the name of the level that MPI provides; empty for THREAD_MULTIPLE, or if MPI does
     * not report the level.
     */
    public static String granted() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment levelAt = arena.allocate(ValueLayout.JAVA_INT);
            int error = Mpi.MPI_Query_thread(levelAt);
            int level = levelAt.get(ValueLayout.JAVA_INT, 0);
            return error != 0 || level == Mpi.MPI_THREAD_MULTIPLE ? "" : name(level);
        }
    }

    /** Returns the name of a level of thread support. */
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
