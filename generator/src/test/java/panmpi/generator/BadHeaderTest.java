package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.header.ClangProducer;
import panmpi.generator.header.InstallSearch;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.header.TestHeaders;
import panmpi.generator.model.Api;
import panmpi.generator.report.Diagnostics;

/**
 * Tests the messages for paths that do not lead to the header of a 64-bit MPI: missing files,
 * folders, empty or binary files, and other headers.
 */
class BadHeaderTest {

    private static final String GOOD =
            """
            #define MPI_VERSION 4
            #define MPI_SUBVERSION 1
            #define MPICH_VERSION "4.1.3"
            typedef int MPI_Comm;
            #define MPI_COMM_WORLD ((MPI_Comm)0x44000000)
            int MPI_Barrier(MPI_Comm comm);
            """;

    @TempDir Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    @BeforeEach
    void needsClang() throws IOException {
        TestHeaders.needsClang();
        folder = folder.toRealPath();
    }

    @Test
    void aFolderNamesTheHeaderInIt() throws IOException {
        Path header = write("include/mpi.h", GOOD);
        String message = refusal(folder);
        assertTrue(message.startsWith("--header " + folder + " is a folder"), message);
        assertTrue(message.contains(header.toString()), message);
    }

    @Test
    void aFolderWithoutAHeaderIsToldSo() {
        assertTrue(refusal(folder).contains("no mpi.h is below it"), refusal(folder));
    }

    @Test
    void aFileThatIsNotThereIsNamedAsTyped() {
        Path nowhere = folder.resolve("nowhere.h");
        String message = refusal(nowhere);
        assertTrue(message.startsWith("--header " + nowhere + " is no file"), message);
    }

    @Test
    void anEmptyFileIsToldSo() throws IOException {
        String message = refusal(write("mpi.h", " \n\n"));
        assertTrue(message.endsWith("mpi.h is empty"), message);
    }

    @Test
    void aBinaryFileIsToldSo() throws IOException {
        String message = refusal(write("mpi.h", "\177ELF\2\1\1\0\0\0"));
        assertTrue(message.contains("mpi.h is binary (byte 7 is 0)"), message);
    }

    @Test
    void aFileThatCannotBeReadIsToldSo() throws IOException {
        Path header = write("mpi.h", GOOD);
        Files.setPosixFilePermissions(header, PosixFilePermissions.fromString("-w-------"));
        assumeFalse(Files.isReadable(header), "this user may read everything");
        assertTrue(refusal(header).contains("permissions"), refusal(header));
    }

    @Test
    void aWrapperThatIsNotThereIsNamedAsTyped() throws IOException {
        Path header = write("mpi.h", GOOD);
        Optional<String> wrapper = Optional.of("/no/mpicc");
        IOException refused =
                assertThrows(
                        IOException.class, () -> InstallSearch.find(Optional.of(header), wrapper));
        assertTrue(refused.getMessage().startsWith("--cc /no/mpicc"), refused.getMessage());
    }

    @Test
    void aHeaderOfSomethingElseIsToldSo() throws IOException {
        Path header = write("other.h", "int other(int x);\n");
        assertEquals(Optional.empty(), read(header));
        assertTrue(onlyError().contains("nothing of MPI is declared here"), onlyError());
    }

    @Test
    void anIncludeThatIsNotThereIsNamedWithTheOptionForTheWrapper() throws IOException {
        Path header = write("mpi.h", "#include \"mpi_extra.h\"\n" + GOOD);
        assertEquals(Optional.empty(), read(header));
        assertTrue(onlyError().startsWith("it includes mpi_extra.h"), onlyError());
        assertTrue(onlyError().contains("--cc /path/to/mpicc"), onlyError());
    }

    @Test
    void aHeaderFor32BitsIsRefusedByItsAddresses() throws IOException {
        Path header = write("mpi.h", GOOD + "typedef int MPI_Aint;\n");
        assertEquals(Optional.empty(), read(header));
        assertTrue(onlyError().contains("MPI_Aint has 4 bytes"), onlyError());
        assertTrue(onlyError().contains("64-bit"), onlyError());
    }

    @Test
    void aHeaderThatRefuses64BitsIsRefused() throws IOException {
        Path header =
                write("mpi.h", "#ifdef __LP64__\n#error this is for -m32 only\n#endif\n" + GOOD);
        assertEquals(Optional.empty(), read(header));
        assertTrue(onlyError().contains("this is for -m32 only"), onlyError());
        assertTrue(onlyError().contains("64-bit"), onlyError());
    }

    @Test
    void aHeaderThatOnlyIncludesAnotherIsReadAsThatOne() throws IOException {
        Path real = write("real/mpi.h", GOOD);
        Path header = write("mine/mpi_local.h", "#include \"" + real + "\"\n");
        Api api = read(header).orElseThrow();
        assertEquals("mpich-4.1.3.api", api.identity().fileName());
        assertEquals("mpi.h", api.identity().header());
        assertTrue(api.constants().containsKey("MPI_COMM_WORLD"));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static String refusal(Path header) {
        return assertThrows(
                        IOException.class,
                        () -> InstallSearch.find(Optional.of(header), Optional.empty()))
                .getMessage();
    }

    private Optional<Api> read(Path header) throws IOException {
        MpiInstall mpi = InstallSearch.find(Optional.of(header), Optional.empty());
        return new Pipeline(Project.templates(), diagnostics).snapshot(mpi, new ClangProducer());
    }

    private String onlyError() {
        List<String> errors =
                diagnostics.messages().stream()
                        .filter(m -> m.severity() == Diagnostics.Severity.ERROR)
                        .map(Diagnostics.Message::text)
                        .toList();
        assertEquals(1, errors.size(), errors::toString);
        return errors.getFirst();
    }
}
