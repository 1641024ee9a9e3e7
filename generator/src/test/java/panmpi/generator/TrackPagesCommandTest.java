package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages on the committed snapshots, and on those of a point release more. */
class TrackPagesCommandTest {

    @TempDir private static Path folder;
    private static Map<String, String> committed;

    @BeforeAll
    static void pagesOfCommittedSnapshots() throws IOException {
        committed = pages(Project.snapshots(), "committed");
    }

    private static Map<String, String> pages(Path api, String out) throws IOException {
        Path pages = folder.resolve(out);
        int code =
                Main.commandLine()
                        .execute(
                                "track-pages",
                                "--templates=" + Project.templates(),
                                "--api=" + api,
                                "--out=" + pages);
        assertEquals(0, code);
        return read(pages);
    }

    private static Map<String, String> read(Path pages) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> list = Files.list(pages)) {
            for (Path file : list.toList()) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return texts;
    }

    /** The committed snapshots, and the newest of MPICH once more with a version of its own. */
    private Path withPointRelease() throws IOException {
        Path api = Files.createDirectory(folder.resolve("api"));
        for (Path file : snapshots()) {
            Files.copy(file, api.resolve(file.getFileName()));
        }
        String text =
                Files.readString(api.resolve("mpich-5.0.2.api"))
                        .replace("library mpich 5.0.2", "library mpich 5.0.99");
        Files.writeString(api.resolve("mpich-5.0.99.api"), text);
        return api;
    }

    private static List<Path> snapshots() throws IOException {
        try (Stream<Path> list = Files.list(Project.snapshots())) {
            return list.filter(f -> f.toString().endsWith(".api")).toList();
        }
    }

    @Test
    void everyVersionWithAPredecessorHasAPageAndAllAreInTheMatrix() throws IOException {
        Set<String> names =
                snapshots().stream()
                        .map(f -> f.getFileName().toString().replace(".api", ".md"))
                        .collect(Collectors.toSet());
        names.removeAll(
                Set.of(
                        "mpich-3.4.3.md",
                        "openmpi-4.1.4.md",
                        "intel-2021.18.1.md",
                        "mpi-abi-5.0.md"));
        names.add("matrix.html");
        assertEquals(names, committed.keySet());
        for (Path file : snapshots()) {
            String version = file.getFileName().toString().replaceAll("^[a-z-]+-|\\.api$", "");
            assertTrue(
                    committed.get("matrix.html").contains("\"version\":\"" + version + "\""),
                    version);
        }
    }

    @Test
    void aPointReleaseChangesOneLineOfTheMatrixAndNoOtherPage() throws IOException {
        Map<String, String> before = committed;
        Map<String, String> after = pages(withPointRelease(), "after");
        assertTrue(after.get("mpich-5.0.99.md").contains("no change breaks them"));
        List<String> changed =
                before.keySet().stream().filter(p -> !before.get(p).equals(after.get(p))).toList();
        assertEquals(List.of("matrix.html"), changed);
        List<String> lines = new ArrayList<>(after.get("matrix.html").lines().toList());
        lines.removeAll(before.get("matrix.html").lines().toList());
        assertEquals(1, lines.size(), lines::toString);
        assertTrue(lines.getFirst().contains("5.0.99"), lines::toString);
    }

    @Test
    void aSecondRunWritesTheSameBytesAndDeletesThePageOfASnapshotThatIsGone() throws IOException {
        Path out = Files.createDirectory(folder.resolve("again"));
        Files.writeString(out.resolve("mpich-1.0.md"), "old");
        Files.writeString(out.resolve("README.md"), "by hand");
        Map<String, String> expected = new TreeMap<>(committed);
        expected.put("README.md", "by hand");
        assertEquals(expected, pages(Project.snapshots(), "again"));
    }
}
