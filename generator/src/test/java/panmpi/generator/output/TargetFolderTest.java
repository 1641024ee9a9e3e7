package panmpi.generator.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a folder of generated files is replaced as a whole or left unchanged. */
class TargetFolderTest {

    @TempDir private Path parent;

    private Path folder() {
        return parent.resolve("made");
    }

    private TargetFolder target() {
        return new TargetFolder(folder(), path -> path.endsWith(".java"));
    }

    private static SortedMap<String, String> files(Map<String, String> files) {
        return new TreeMap<>(files);
    }

    private List<String> beside() throws IOException {
        try (Stream<Path> list = Files.list(parent)) {
            return list.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void leavesAFileAloneWhoseTextDidNotChange() throws IOException {
        target().replace(files(Map.of("a/A.java", "a", "B.java", "b")));
        FileTime old = FileTime.fromMillis(1000);
        Files.setLastModifiedTime(folder().resolve("a/A.java"), old);
        assertEquals(
                List.of("B.java"), target().replace(files(Map.of("a/A.java", "a", "B.java", "c"))));
        assertEquals(old, Files.getLastModifiedTime(folder().resolve("a/A.java")));
        assertEquals("c", Files.readString(folder().resolve("B.java")));
        assertEquals(List.of("made"), beside());
    }

    @Test
    void dropsWhatIsNoLongerMadeAndKeepsWhatNobodyMakes() throws IOException {
        target().replace(files(Map.of("Old.java", "old")));
        Files.writeString(folder().resolve("notes.txt"), "kept");
        assertEquals(
                List.of("New.java", "Old.java"),
                target().replace(files(Map.of("New.java", "new"))));
        assertFalse(Files.exists(folder().resolve("Old.java")));
        assertEquals("kept", Files.readString(folder().resolve("notes.txt")));
    }

    @Test
    void leavesTheFolderAsItWasWhereAFileCannotBeWritten() throws IOException {
        target().replace(files(Map.of("A.java", "old")));
        String long300 = "x".repeat(300);
        IOException failure =
                assertThrows(
                        IOException.class,
                        () -> target().replace(files(Map.of("A.java", "new", long300, "y"))));
        assertTrue(failure.getMessage().contains(long300), failure.getMessage());
        assertTrue(failure.getMessage().contains("is unchanged"), failure.getMessage());
        assertEquals("old", Files.readString(folder().resolve("A.java")));
        assertEquals(List.of("made"), beside());
    }

    @Test
    void namesTheFileThatTheFullDiskRefused() throws Exception {
        Path disk = Files.createDirectory(parent.resolve("disk"));
        List<String> mount = List.of("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", "" + disk);
        assumeTrue(run(mount) == 0, "no file system of a given size can be mounted here");
        try {
            Path made = disk.resolve("made");
            TargetFolder target = new TargetFolder(made, path -> true);
            target.replace(files(Map.of("A.java", "a".repeat(10_000))));
            IOException failure =
                    assertThrows(
                            IOException.class,
                            () -> target.replace(files(Map.of("A.java", "a".repeat(100_000)))));
            assertTrue(failure.getMessage().contains("made/A.java"), failure.getMessage());
            assertTrue(failure.getMessage().contains("No space left"), failure.getMessage());
            assertEquals(10_000, Files.size(made.resolve("A.java")));
            try (Stream<Path> list = Files.list(disk)) {
                assertEquals(List.of(made), list.toList());
            }
        } finally {
            assertEquals(0, run(List.of("umount", "" + disk)));
        }
    }

    @Test
    void removesWhatAKilledProcessLeft() throws IOException {
        Files.createDirectories(parent.resolve(".made.new-999999999/java"));
        target().replace(files(Map.of("A.java", "a")));
        assertEquals(List.of("made"), beside());
    }

    @Test
    void putsBackAFolderThatAKilledProcessHadMovedAway() throws IOException {
        Path old = Files.createDirectories(parent.resolve(".made.new-999999999.old"));
        Files.writeString(old.resolve("notes.txt"), "kept");
        target().replace(files(Map.of("A.java", "a")));
        assertEquals("kept", Files.readString(folder().resolve("notes.txt")));
        assertEquals(List.of("made"), beside());
    }

    private static int run(List<String> command) throws Exception {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
