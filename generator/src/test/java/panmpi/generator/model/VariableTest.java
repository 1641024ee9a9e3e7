package panmpi.generator.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.header.ClangProducer;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.header.TestHeaders;
import panmpi.generator.report.Diagnostics;

/** Tests, from header to binding, constants that are variables of the MPI library. */
class VariableTest {

    @TempDir private Path folder;
    private Api api;

    @BeforeEach
    void read() throws IOException {
        TestHeaders.needsClang();
        MpiInstall mpi =
                new MpiInstall(TestHeaders.header("variables.h"), List.of("cc"), List.of());
        Pipeline pipeline = new Pipeline(Project.templates(), Project.quiet());
        api = pipeline.snapshot(mpi, new ClangProducer()).orElseThrow();
    }

    private Merged merged(Diagnostics diagnostics) {
        return Project.merge(diagnostics, List.of(api));
    }

    @Test
    void aSnapshotKeepsTheTypeOfEach() {
        List<String> constants =
                ApiFile.write(api)
                        .lines()
                        .filter(line -> line.contains("&MPI_") || line.contains("= *"))
                        .toList();
        assertEquals(
                List.of(
                        "constant MPI_ANY_SOURCE int = *MPI_ANY_SOURCE",
                        "constant MPI_ANY_TAG int = *MPI_ANY_SOURCE",
                        "constant MPI_BOTTOM pointer = *MPI_BOTTOM",
                        "constant MPI_COMM_ALL MPI_Comm = *MPI_COMM_WORLD",
                        "constant MPI_COMM_NULL MPI_Comm = *MPI_COMM_NULL",
                        "constant MPI_COMM_WORLD MPI_Comm = *MPI_COMM_WORLD",
                        "constant MPI_DISPLACEMENT_CURRENT MPI_Offset = *MPI_DISPLACEMENT_CURRENT",
                        "constant MPI_FACTOR double = *MPI_FACTOR",
                        "constant MPI_FORMAT string = *MPI_FORMAT",
                        "constant MPI_F_SOURCE_NUMBER MPI_Fint = *MPI_F_SOURCE_NUMBER",
                        "constant MPI_GROUP_NULL MPI_Group = *MPI_GROUP_NULL",
                        "constant MPI_MAX_BYTES long = *MPI_MAX_BYTES",
                        "constant MPI_STATUS_IGNORE pointer = *MPI_STATUS_IGNORE",
                        "constant MPI_UNWEIGHTED_ROOM pointer = &MPI_UNWEIGHTED_ROOM"),
                constants);
    }

    @Test
    void aSnapshotIsReadAsItWasWritten() throws IOException {
        Path file = folder.resolve("variables.api");
        Files.writeString(file, ApiFile.write(api));
        assertEquals(api, ApiFile.read(file));
    }

    @Test
    void handlesThatAreVariablesMakeItOneOfTheSymbolFamily() {
        assertEquals("openmpi", api.identity().family());
    }

    @Test
    void eachHasTheJavaTypeOfItsValue() {
        Diagnostics diagnostics = Project.quiet();
        Merged merged = merged(diagnostics);
        assertEquals(JavaType.INT, java(merged, "MPI_ANY_SOURCE"));
        assertEquals(JavaType.INT, java(merged, "MPI_F_SOURCE_NUMBER"));
        assertEquals(JavaType.LONG, java(merged, "MPI_MAX_BYTES"));
        assertEquals(JavaType.LONG, java(merged, "MPI_DISPLACEMENT_CURRENT"));
        assertEquals(JavaType.TEXT, java(merged, "MPI_FORMAT"));
        assertEquals(JavaType.POINTER, java(merged, "MPI_STATUS_IGNORE"));
        assertEquals(JavaType.HANDLE, java(merged, "MPI_COMM_WORLD"));
        assertEquals(JavaType.HANDLE, java(merged, "MPI_GROUP_NULL"));
    }

    @Test
    void aVariableOfATypeThatConstantsHaveNotIsLeftOutAloud() {
        Diagnostics diagnostics = Project.quiet();
        assertEquals(null, merged(diagnostics).constants().get("MPI_FACTOR"));
        String message = diagnostics.messages().getFirst().toString();
        assertTrue(
                message.contains("MPI_FACTOR is left out: it is a variable of type double"),
                message);
    }

    private static JavaType java(Merged merged, String constant) {
        return merged.constants().get(constant).java();
    }
}
