package panmpi.generator.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the file of known functions, with the version and the prototype of each, is read as it
 * was written.
 */
class KnownFileTest {

    @TempDir private Path folder;

    private Known read(String text) throws IOException {
        Files.writeString(folder.resolve(KnownFile.NAME), text);
        return KnownFile.read(folder);
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Known known =
                read(
                        "# head\n4.0 int MPI_F(const void *buf, int ranges[][3])\n3.1 double MPI_G(void)\n");
        assertEquals("4.0", known.functions().get("MPI_F").mpi());
        assertEquals(known, read(KnownFile.write(known)));
    }

    @Test
    void aFolderWithoutTheFileKnowsNothing() throws IOException {
        assertEquals(Known.NONE, KnownFile.read(folder));
    }

    @Test
    void aDamagedLineIsNamed() {
        IOException failure = assertThrows(IOException.class, () -> read("3.1 int MPI_F(int\n"));
        assertTrue(failure.getMessage().contains(KnownFile.NAME + ":1"), failure.getMessage());
    }
}
