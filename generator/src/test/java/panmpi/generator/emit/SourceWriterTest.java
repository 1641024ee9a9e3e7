package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceWriterTest {

    @TempDir private Path folder;

    @Test
    void leavesAFileAloneWhoseBytesDidNotChange() throws IOException {
        Path out = folder.resolve("java");
        SourceFile file = new SourceFile("a/A.java", "class A {}\n");
        assertEquals(1, SourceWriter.write(out, List.of(file), ".java").size());
        FileTime old = FileTime.fromMillis(1000);
        Files.setLastModifiedTime(out.resolve("a/A.java"), old);
        assertEquals(List.of(), SourceWriter.write(out, List.of(file), ".java"));
        assertEquals(old, Files.getLastModifiedTime(out.resolve("a/A.java")));
    }

    @Test
    void deletesWhatIsNoLongerMade() throws IOException {
        Path out = folder.resolve("java");
        SourceWriter.write(out, List.of(new SourceFile("Old.java", "old")), ".java");
        Files.writeString(out.resolve("notes.txt"), "kept");
        SourceWriter.write(out, List.of(new SourceFile("New.java", "new")), ".java");
        assertFalse(Files.exists(out.resolve("Old.java")));
        assertTrue(Files.exists(out.resolve("New.java")));
        assertTrue(Files.exists(out.resolve("notes.txt")));
    }

    @Test
    void leavesTheOldOutputWholeWhenItCannotWriteAllOfTheNew() throws IOException {
        Path out = folder.resolve("java");
        SourceWriter.write(out, List.of(new SourceFile("A.java", "old")), ".java");
        Files.writeString(folder.resolve("java.new"), "in the way");
        List<SourceFile> files =
                List.of(new SourceFile("A.java", "new"), new SourceFile("bad\0name", "x"));
        assertThrows(Exception.class, () -> SourceWriter.write(out, files, ".java"));
        assertEquals("old", Files.readString(out.resolve("A.java")));
    }
}
