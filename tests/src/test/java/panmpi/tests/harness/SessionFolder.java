package panmpi.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Folder of this JVM's jobs for the session directories of Open MPI 5. A launcher that is killed
 * leaves its directory behind, and a later launcher with its process id then refuses to start
 * (docs/known-issues.md). Since this JVM has a folder of its own, its jobs do not find directories
 * that other JVMs' jobs left.
 */
public final class SessionFolder {
    /** Variable that tells the launcher where to make its session directory. */
    public static final String VARIABLE = "PRTE_MCA_prte_tmpdir_base";

    private static final Path FOLDER = create();

    private SessionFolder() {}

    /** {@return the path of the folder, which is the value for {@link #VARIABLE}} */
    public static String path() {
        return FOLDER.toString();
    }

    private static Path create() {
        try {
            var folder = Files.createTempDirectory("panmpi-sessions");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Deletes a folder; a launcher that is ending may delete its own files meanwhile. */
    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            System.err.println("not all of " + folder + " is deleted: " + e);
        }
    }
}
