package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Tests jobs of plain {@code java} with nothing of panmpi but its jar and its codec's jar: panmpi
 * unpacks its C library from the jar into a cache folder, or says why it cannot.
 */
@Tag("mpi")
@Tag("any-mpi")
final class BareJarTest {
    @TempDir private Path folder;
    private Path jar;
    private Path cache;

    @BeforeEach
    void takeTheJarAlone() throws IOException {
        jar = Files.copy(Setup.jar(), folder.resolve("panmpi.jar"));
        Files.copy(
                Setup.jar().resolveSibling("panmpi-codec.jar"), folder.resolve("panmpi-codec.jar"));
        cache = Files.createDirectory(folder.resolve("cache"));
    }

    @Test
    void arraysArePinnedInSilenceByTheLibraryOfTheJar() throws IOException {
        var job = run().succeeded().saysNothingOf("panmpi:");
        assertEquals(2, job.lines("rank").size(), job::output);
        job.says("rank 0: 65536, pinned by " + cache, "rank 1: 65536, pinned by " + cache);
        assertEquals(List.of("rw-------"), unpacked().stream().map(BareJarTest::mode).toList());
        assertEquals("rwx------", mode(cache.resolve("panmpi")));
    }

    @Test
    void damagedFileIsReplaced() throws IOException {
        run().succeeded();
        Path file = unpacked().getFirst();
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, new byte[] {1});
        run().succeeded().says("pinned");
        assertEquals(List.of(file), unpacked());
        assertArrayEquals(whole, Files.readAllBytes(file));
    }

    @Test
    void folderThatOthersCanChangeIsNotUsed() throws IOException {
        var open = PosixFilePermissions.fromString("rwxrwxrwx");
        Files.setPosixFilePermissions(Files.createDirectory(cache.resolve("panmpi")), open);
        saysOnce("others may write in " + cache.resolve("panmpi") + " (mode 0777)");
        assertEquals(List.of(), unpacked());
    }

    @Test
    void folderOfAnotherUserIsNotUsed() throws IOException {
        Assumptions.assumeTrue(isRoot(), "only root can give a folder away");
        Path given = Files.createDirectory(cache.resolve("panmpi"));
        Files.setAttribute(given, "unix:uid", 12345);
        saysOnce(given + " belongs to user 12345, neither to this user nor to root");
    }

    @Test
    void fileInTheFoldersPlaceIsNamed() throws IOException {
        Path file = Files.writeString(cache.resolve("panmpi"), "");
        saysOnce(file + ": not a folder");
    }

    @Test
    void folderThatNobodyMayWriteInIsNamed() throws IOException {
        saysOnce("Read-only file system", mounted("ro"));
    }

    @Test
    void environmentWithoutAHomeIsNamed() throws IOException {
        Assumptions.assumeFalse(
                Setup.mpis().getFirst().name().startsWith("openmpi"),
                "Open MPI starts no program without a HOME");
        var before = List.of("env", "-u", "XDG_CACHE_HOME", "-u", "HOME");
        var job = run(before).succeeded().says("arrays are copied", "neither XDG_CACHE_HOME nor");
        assertEquals(1, job.lines("panmpi:").size(), job::output);
    }

    @Test
    void homeThatDoesNotExistIsNotCreated() throws IOException {
        Path home = folder.resolve("home");
        saysOnce("home/.cache: the folder above it", "env", "-u", "XDG_CACHE_HOME", "HOME=" + home);
        assertFalse(Files.exists(home));
    }

    @Test
    void cacheOfAHomeIsCreated() throws IOException {
        Path home = Files.createDirectory(folder.resolve("home"));
        run(List.of("env", "-u", "XDG_CACHE_HOME", "HOME=" + home))
                .succeeded()
                .says("pinned by " + home.resolve(".cache/panmpi"));
    }

    @Test
    void fullDiskIsNamed() throws IOException {
        saysOnce("No space left on device", mounted("size=4k"));
    }

    @Test
    void diskThatNoProgramMayBeLoadedFromIsNamed() throws IOException {
        saysOnce("failed to map segment from shared object", mounted("noexec"));
    }

    @Test
    void secondPanmpiIsNamedWithBothJars() throws IOException {
        Path other = Files.copy(jar, folder.resolve("other.jar"));
        run(List.of(), classPath() + ":" + other)
                .succeeded()
                .says("more than one class mpi.MPI", jar + ", " + other);
    }

    @Test
    void anotherBindingIsNamedWithBothJars() throws IOException {
        Path other = folder.resolve("another.jar");
        try (var zip = new ZipOutputStream(Files.newOutputStream(other))) {
            zip.putNextEntry(new ZipEntry("mpi/MPI.class"));
        }
        var job = run(List.of(), classPath() + ":" + other).succeeded();
        job.says("more than one class mpi.MPI", jar + ", " + other, "pinned");
        assertEquals(1, job.lines("panmpi:").size(), job::output);
    }

    private void saysOnce(String reason, String... before) {
        var job =
                run(List.of(before))
                        .succeeded()
                        .says("arrays are copied", reason, "XDG_CACHE_HOME=");
        assertEquals(1, job.lines("panmpi:").size(), job::output);
        job.says("rank 0: 65536, copied", "rank 1: 65536, copied");
    }

    /**
     * Returns a command to put before {@code mpiexec}: it mounts a file system at the cache's
     * folder, visible only to the job.
     */
    private String[] mounted(String options) throws IOException {
        var mount = "mount -t tmpfs -o mode=0700," + options + " tmpfs " + cache;
        var words = List.of("unshare", "-m", "sh", "-c", mount + " && exec \"$@\"", "sh");
        var trial = new ArrayList<>(words);
        trial.add("true");
        var log = Setup.report("jobs/mount.log");
        var can = Processes.run(trial, Map.of(), Duration.ofSeconds(10), log).exit() == 0;
        Assumptions.assumeTrue(can, "this system lets nobody mount a disk");
        return words.toArray(String[]::new);
    }

    private List<Path> unpacked() throws IOException {
        try (Stream<Path> files = Files.list(cache.resolve("panmpi"))) {
            return files.toList();
        }
    }

    private static String mode(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isRoot() throws IOException {
        return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
    }

    private String classPath() {
        return jar + ":" + Setup.root().resolve("tests/target/test-classes");
    }

    private Job run() {
        return run(List.of());
    }

    private Job run(List<String> before) {
        return run(before, classPath());
    }

    private Job run(List<String> before, String classPath) {
        var mpi = Setup.mpis().getFirst().with("XDG_CACHE_HOME=" + cache);
        var command = new ArrayList<>(before);
        command.addAll(List.of(mpi.mpiexec(), "-n", "2"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:+UseG1GC"));
        command.addAll(List.of("-cp", classPath, "panmpi.tests.programs.Pinned"));
        var log = Setup.report("jobs/bare-jar.log");
        return Processes.run(command, mpi.environment(), Duration.ofMinutes(1), log);
    }
}
