package panmpi.generator.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;

/** Tests that snapshots are written as they were read, and that damaged ones are refused. */
class ApiFileTest {

    @Test
    void writesWhatItReads() throws IOException {
        List<Path> snapshots;
        try (Stream<Path> list = Files.list(Project.snapshots())) {
            snapshots = list.filter(p -> p.toString().endsWith(".api")).toList();
        }
        assertTrue(snapshots.size() >= 3, "snapshots: " + snapshots);
        for (Path file : snapshots) {
            Api api = ApiFile.read(file);
            assertEquals(Files.readString(file), ApiFile.write(api));
            assertEquals(file.getFileName().toString(), api.identity().fileName());
        }
    }

    @Test
    void saysWhichLineIsWrong(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("broken.api");
        Files.writeString(file, "library a 1\nfunction int MPI_X(\n");
        var error = assertThrows(IOException.class, () -> ApiFile.read(file));
        assertTrue(error.getMessage().contains("broken.api:2"), error.getMessage());
    }

    @Test
    void saysWhatAHeadLacks(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("headless.api");
        Files.writeString(file, "library a 1\n");
        var error = assertThrows(IOException.class, () -> ApiFile.read(file));
        assertTrue(error.getMessage().contains("family"), error.getMessage());
    }
}
