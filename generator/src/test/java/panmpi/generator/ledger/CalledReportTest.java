package panmpi.generator.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the report on functions that tests called: on each library, and on at least one. */
class CalledReportTest {

    private static final List<String> FACADE = List.of("MPI_A", "MPI_B", "MPI_C", "MPI_D");

    @TempDir private Path folder;

    @Test
    void whatALibraryLacksIsNotAskedOfItsTests() {
        LibraryCalls old = library("old", List.of("MPI_A", "MPI_B", "other"), List.of("MPI_A"));
        LibraryCalls fresh = library("fresh", List.of("MPI_A", "MPI_B", "MPI_C"), List.of("MPI_B"));
        assertEquals(
                List.of(
                        "old, v1: called 1/2; called on others only: MPI_B",
                        "fresh, v1: called 1/3; called on others only: MPI_A",
                        "called 2/3; called on no library: MPI_C"),
                CalledReport.lines(List.of(old, fresh), FACADE));
    }

    @Test
    void aLargeCountFormCountsForItsFunction() {
        LibraryCalls one = library("one", List.of("MPI_A"), List.of("MPI_A_c"));
        assertEquals(
                List.of("one, v1: called 1/1", "called 1/1"),
                CalledReport.lines(List.of(one), FACADE));
    }

    @Test
    void withoutARecordItSaysHowToGetOne() {
        assertEquals(
                List.of("called: no record yet, run make test first"),
                CalledReport.lines(List.of(), FACADE));
    }

    @Test
    void theRecordsOfAllProcessesAreRead() throws IOException {
        String head = "library|MPICH 5.0.2 (MPI 5.0)|/opt/libmpi.so\n";
        Files.writeString(folder.resolve("mpich-1.calls"), head + "MPI_A\n");
        Files.writeString(folder.resolve("mpich-2.calls"), head + "MPI_B\nMPI_A\n");
        Path symbols = Files.writeString(folder.resolve("symbols"), "MPI_A\nMPI_B\nMPI_C\n");
        LibraryCalls read = LibraryCalls.read("mpich", folder, symbols);
        assertEquals("MPICH 5.0.2 (MPI 5.0)", read.library());
        assertEquals(List.of("MPI_A", "MPI_B"), FACADE.stream().filter(read::called).toList());
    }

    private static LibraryCalls library(String name, List<String> symbols, List<String> calls) {
        return new LibraryCalls(name, "v1", new TreeSet<>(symbols), new TreeSet<>(calls));
    }
}
