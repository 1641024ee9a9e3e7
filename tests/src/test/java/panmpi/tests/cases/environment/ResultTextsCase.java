package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that the results of calls have a readable {@code toString}, and exceptions a text that fits
 * their error class.
 */
@MpiTest(ranks = 1)
final class ResultTextsCase {
    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void gridsAndTheirShifts() {
        var grid = MPI.COMM_SELF.Create_cart(new int[] {1}, new boolean[] {true}, false);
        assertEquals("ShiftParms[rank_source=0, rank_dest=0]", grid.Shift(0, 1).toString());
        assertEquals("CartParms[dims=[1], periods=[true], coords=[0]]", grid.Get().toString());
        grid.Free();
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void graphs() {
        var graph = MPI.COMM_SELF.Create_graph(new int[] {1}, new int[] {0}, false);
        assertEquals("GraphParms[index=[1], edges=[0]]", graph.Get().toString());
        graph.Free();
        int[] self = {0};
        int[] weight = {7};
        var edges = MPI.COMM_SELF.createDistGraphAdjacent(self, weight, self, weight, null, false);
        assertEquals(
                "DistGraphNeighbors[edges=DistgraphcommNeighbors[sources=[0], sourceweights=[7],"
                        + " destinations=[0], destweights=[7]], weighted=true]",
                edges.getDistGraphNeighbors().toString());
        edges.free();
    }

    @Test
    void contentsOfDatatypes() {
        try (var type = Datatype.Contiguous(2, MPI.INT)) {
            var text = type.Get_contents().toString();
            assertEquals(
                    "DatatypeContents[array_of_integers=[2], array_of_addresses=[],"
                            + " array_of_datatypes=[MPI.INT]]",
                    text);
        }
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void receivesOfObjects() {
        var request = MPI.COMM_SELF.irecv(MPI.PROC_NULL, 1);
        request.get();
        var text = request.toString();
        assertTrue(text.startsWith("ObjectRequest[request="), text);
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void errorsHaveTheTextOfTheirClass() {
        var failure =
                assertThrows(
                        MPIException.class,
                        () -> MPI.File.Open(MPI.COMM_SELF, "/no/such/file", MPI.MODE_RDONLY, null));
        var text = failure.getMessage();
        assertTrue(text.contains("MPI_ERR_NO_SUCH_FILE: "), text);
        assertTrue(!text.contains("spawn"), text);
    }

    @Test
    void argumentsThatMpiexecCannotPassOn() {
        boolean isMpich = MPI.Get_library_version().startsWith("MPICH");
        boolean isIntel = MPI.Get_library_version().startsWith("Intel");
        Assumptions.assumeTrue(isMpich || isIntel, "other libraries pass them on");
        refusedToStart("argv[0] has several lines", "a\nb");
        refusedToStart("argv[0] is null", (String) null);
        if (isMpich) {
            refusedToStart("argv[1] is empty", "a", "");
            refusedToStart("argv has 64002 bytes: ", "\u00e4".repeat(20_000), "x".repeat(24_000));
        } else {
            refusedToStart("...\", has 4081 bytes: ", "a", "bbb" + "\u00e4".repeat(2039));
        }
    }

    private static void refusedToStart(String words, String... argv) {
        var failure =
                assertThrows(
                        MPIException.class,
                        () -> MPI.COMM_SELF.Spawn("/bin/true", argv, 1, null, 0));
        assertTrue(failure.getMessage().contains(words), failure.getMessage());
    }
}
