package mpi.junit.job;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the folders of JVMs that were killed are deleted when another JVM starts a job, and
 * that folders in use stay.
 */
final class JobFolderTest {
    @TempDir private Path temporary;

    @Test
    void folderOfAKilledJvmIsDeletedByTheNext() throws IOException, InterruptedException {
        var killed = start();
        var left = folder(killed);
        assertTrue(Files.exists(left.resolve("ranks")));
        killed.destroyForcibly().waitFor();
        assertTrue(Files.exists(left), "SIGKILL leaves the folder");
        var next = start();
        assertFalse(Files.exists(left));
        end(next);
    }

    @Test
    void folderOfAJvmThatRunsStays() throws IOException, InterruptedException {
        var first = start();
        var second = start();
        assertTrue(Files.exists(folder(first).resolve("ranks")));
        end(second);
        assertTrue(Files.exists(folder(first).resolve("ranks")));
        end(first);
        try (var files = Files.list(temporary)) {
            assertFalse(files.findAny().isPresent(), "an end deletes the folder");
        }
    }

    private Process start() throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin/java").toString();
        var process =
                new ProcessBuilder(
                                java,
                                "-Djava.io.tmpdir=" + temporary,
                                "-cp",
                                System.getProperty("java.class.path"),
                                Owner.class.getName())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        // The program writes one byte when the folder is there.
        assertTrue(process.getInputStream().read() >= 0, "the JVM did not start");
        return process;
    }

    private static void end(Process process) throws IOException, InterruptedException {
        process.getOutputStream().close();
        process.waitFor();
    }

    private Path folder(Process process) throws IOException {
        try (var folders =
                Files.newDirectoryStream(temporary, "panmpi-junit-" + process.pid() + "-*")) {
            return folders.iterator().next();
        }
    }

    /** Program that makes a job folder, and deletes it when its standard input ends. */
    static final class Owner {
        private Owner() {}

        public static void main(String[] args) throws IOException {
            try (var folder = JobFolder.make()) {
                Files.createFile(folder.socket());
                System.out.print('.');
                System.out.flush();
                System.in.read();
            }
        }
    }
}
