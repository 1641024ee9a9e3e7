package mpi.internal.job;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.Linkage;

/**
 * Records the functions of MPI that a program calls through the facade, for {@code make coverage}:
 * with {@code -Dpanmpi.calls=FOLDER} each process writes a file there, with the library in the
 * first line, then each function once.
 */
public final class CallCoverage {

    private static final String FOLDER = System.getProperty("panmpi.calls", "");

    /** A constant, so that the compiler removes disabled code. */
    public static final boolean ENABLED = !FOLDER.isEmpty();

    private static final Set<String> CALLS = ConcurrentHashMap.newKeySet();

    private CallCoverage() {}

    /** Records a call. Writes it at once: a process that MPI aborts runs no more Java code. */
    public static void add(String call) {
        if (CALLS.add(call)) {
            write(call);
        }
    }

    private static synchronized void write(String call) {
        String name = Linkage.abi().family() + "-" + ProcessHandle.current().pid() + ".calls";
        Path file = Path.of(FOLDER, name);
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, library() + "\n");
            }
            Files.writeString(file, call + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("-Dpanmpi.calls=" + FOLDER + ": " + e.getMessage(), e);
        }
    }

    private static String library() {
        return "library|" + Linkage.library() + "|" + Linkage.libraryFile();
    }
}
