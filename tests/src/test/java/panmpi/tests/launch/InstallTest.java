package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/** Tests installations by {@code make install}. */
@Tag("built")
final class InstallTest {
    @TempDir private Path folder;

    @Test
    void othersCanUseWhatAUserWithAPrivateUmaskInstalls() throws IOException {
        Path prefix = folder.resolve("opt/panmpi");
        var command = "umask 077; exec .make/release/install " + prefix;
        var log = Setup.report("jobs/install.log");
        Processes.run(
                        List.of("bash", "-c", command),
                        Setup.root(),
                        Map.of(),
                        Duration.ofMinutes(5),
                        log)
                .succeeded();
        assertTrue(Files.exists(prefix.resolve("bin/mpijava")));
        try (var files = Files.walk(folder.resolve("opt"))) {
            assertEquals(List.of(), files.filter(file -> !isForAll(file)).toList());
        }
    }

    private static boolean isForAll(Path file) {
        try {
            var permissions = Files.getPosixFilePermissions(file);
            return permissions.contains(PosixFilePermission.OTHERS_READ)
                    && (!Files.isDirectory(file)
                            || permissions.contains(PosixFilePermission.OTHERS_EXECUTE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
