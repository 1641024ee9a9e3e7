package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.WORLD;

import mpi.Comm;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Tests errors of calls on freed objects, also in functions that MPI calls back: each names the
 * call that the program made, not a call that panmpi makes within it.
 */
@MpiTest(ranks = {1, 2})
final class FreedObjectsCase {
    private static final Intracomm SELF = MPI.COMM_SELF;
    private static final int[] NUMBERS = new int[8];

    @Test
    void freedDatatype() {
        var type = Datatype.Contiguous(2, MPI.INT);
        type.Commit();
        type.Free();
        String words = "datatype is a derived datatype that was freed";
        refused("MPI_Send", words, () -> SELF.Send(NUMBERS, 0, 1, type, 0, 1));
        refused("MPI_Irecv", words, () -> SELF.Irecv(NUMBERS, 0, 1, type, 0, 1));
        refused("MPI_Bcast", words, () -> SELF.Bcast(NUMBERS, 0, 0, type, 0));
        refused("MPI_Bcast", words, () -> SELF.Bcast(NUMBERS, 0, 1, type, 0));
        refused("MPI_Pack", words, () -> SELF.Pack(NUMBERS, 0, 1, type, new byte[64], 0));
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void freedCommunicator() {
        var comm = SELF.Dup();
        comm.Free();
        String words = "comm is null: this Intracomm was freed";
        refused("MPI_Send", words, () -> comm.Send(NUMBERS, 0, 1, MPI.INT, 0, 1));
        refused("MPI_Recv", words, () -> comm.Recv(NUMBERS, 0, 1, MPI.INT, 0, 1));
        refused("MPI_Bcast", words, () -> comm.Bcast(NUMBERS, 0, 1, MPI.INT, 0));
        refused("", words, () -> comm.allgather("text"));
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void freedGrid() {
        var grid = SELF.Create_cart(new int[] {1}, new boolean[] {true}, false);
        grid.Free();
        int[] two = new int[2];
        refused(
                "MPI_Neighbor_allgather",
                "MPI_ERR_COMM",
                () -> grid.Neighbor_allgather(NUMBERS, 0, 1, MPI.INT, two, 0, 1, MPI.INT));
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void callsOfACallbackAreItsOwn() {
        var freed = SELF.Dup();
        freed.Free();
        int key =
                Comm.Create_keyval(
                        (old, keyval, value) -> {
                            refused("MPI_Comm_size", "", freed::Size);
                            return value;
                        },
                        null);
        SELF.Set_attr(key, "value");
        try (var copy = SELF.Dup()) {
            assertEquals("value", copy.Get_attr(key));
        }
        SELF.Delete_attr(key);
        Comm.Free_keyval(key);
    }

    // Not run by test-sessions (tag init): without Init, a call with MPI_COMM_NULL ends the
    // process.
    @Tag("init")
    @Test
    void aCallOfTheProgramItself() {
        var comm = WORLD.Dup();
        comm.Free();
        refused("MPI_Comm_size", "", comm::Size);
    }

    private static void refused(String call, String words, Executable made) {
        var failure = assertThrows(MPIException.class, made);
        assertEquals(call, failure.Get_call(), failure.getMessage());
        assertTrue(failure.getMessage().contains(words), failure.getMessage());
    }
}
