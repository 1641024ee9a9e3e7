package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Cartcomm;
import mpi.Datatype;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.ErrorWords;
import panmpi.tests.support.World;

/**
 * Tests that, with panmpi's checks turned off, exceptions report the errors that MPI itself finds:
 * the call, the error class, the code and MPI's text.
 */
@MpiTest(ranks = 2, jvm = "-Dpanmpi.checks=false")
final class UncheckedErrorsCase {
    private static final int TAG = 11;
    private static final int[] ONE = {1};

    @Test
    void checksAreOff() {
        assertFalse(Checks.ENABLED);
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Group_incl, ends the process.
    @Tag("init")
    @Test
    void ranksAndRoots() {
        fails(Mpi.MPI_ERR_RANK, "MPI_Send", () -> WORLD.Send(ONE, 0, 1, MPI.INT, SIZE, TAG));
        fails(Mpi.MPI_ERR_RANK, "MPI_Irecv", () -> WORLD.Irecv(ONE, 0, 1, MPI.INT, SIZE, TAG));
        fails(Mpi.MPI_ERR_RANK, "MPI_Ssend", () -> WORLD.Ssend(ONE, 0, 1, MPI.INT, -77, TAG));
        fails(Mpi.MPI_ERR_ROOT, "MPI_Bcast", () -> WORLD.Bcast(ONE, 0, 1, MPI.INT, SIZE));
        Group all = WORLD.Group();
        fails(Mpi.MPI_ERR_RANK, "MPI_Group_incl", () -> all.Incl(new int[] {SIZE}));
    }

    @Test
    void countsAndTags() {
        fails(Mpi.MPI_ERR_COUNT, "MPI_Send", () -> WORLD.Send(ONE, 0, -1, MPI.INT, 0, TAG));
        fails(Mpi.MPI_ERR_COUNT, "MPI_Recv", () -> WORLD.Recv(ONE, 0, -2, MPI.INT, 0, TAG));
        fails(Mpi.MPI_ERR_TAG, "MPI_Send", () -> WORLD.Send(ONE, 0, 1, MPI.INT, 0, -99));
        fails(Mpi.MPI_ERR_TAG, "MPI_Iprobe", () -> WORLD.Iprobe(0, -99));
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Type_commit, ends the process.
    @Tag("init")
    @Test
    void datatypesAndOperations() {
        Datatype unready = Datatype.Contiguous(2, MPI.INT);
        int[] two = new int[2];
        fails(Mpi.MPI_ERR_TYPE, "MPI_Send", () -> WORLD.Send(two, 0, 1, unready, 0, TAG));
        fails(Mpi.MPI_ERR_TYPE, "MPI_Type_commit", () -> MPI.DATATYPE_NULL.Commit());
        float[] sum = new float[1];
        fails(
                Mpi.MPI_ERR_OP,
                "MPI_Allreduce",
                () -> WORLD.Allreduce(sum, 0, new float[1], 0, 1, MPI.FLOAT, MPI.BAND));
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Group_size, ends the process.
    @Tag("init")
    @Test
    void communicators() {
        Intracomm freed = WORLD.Dup();
        freed.Free();
        fails(Mpi.MPI_ERR_COMM, "MPI_Comm_rank", freed::Rank);
        fails(Mpi.MPI_ERR_COMM, "MPI_Send", () -> freed.Send(ONE, 0, 1, MPI.INT, 0, TAG));
        fails(Mpi.MPI_ERR_GROUP, "MPI_Group_size", MPI.GROUP_NULL::Size);
        int[] dims = {SIZE + 1, 0};
        fails(Mpi.MPI_ERR_DIMS, "MPI_Dims_create", () -> Cartcomm.Dims_create(SIZE, dims));
    }

    @Test
    void shortReceives() {
        int[] sent = {1, 2, 3};
        int[] received = new int[5];
        var sending = WORLD.Isend(sent, 0, 3, MPI.INT, NEXT, TAG);
        fails(
                Mpi.MPI_ERR_TRUNCATE,
                "MPI_Recv",
                () -> WORLD.Recv(received, 1, 2, MPI.INT, PREVIOUS, TAG));
        sending.Wait();
        assertEquals(0, received[0]);
        assertEquals(0, received[3]);
    }

    /**
     * Tests that an exception always has an error class: without a buffer to detach, Open MPI
     * returns an error code that its own functions do not know, and newer MPICH reports no error.
     */
    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Buffer_detach, ends the process.
    @Tag("init")
    @Test
    void everyErrorHasAClass() {
        try {
            MPI.Detach_buffer();
        } catch (MPIException e) {
            assertNotEquals(Mpi.MPI_SUCCESS, e.Get_error_class(), e.getMessage());
            assertFalse(e.getMessage().contains("error class"), e.getMessage());
        }
    }

    /** Checks that a call fails with an error class, and that the next correct call works. */
    private static void fails(int errorClass, String call, Executable body) {
        var error = assertThrows(MPIException.class, body);
        String message = error.getMessage();
        assertEquals(errorClass, error.Get_error_class(), message);
        assertEquals(call, error.Get_call(), message);
        assertEquals(errorClass, MPI.Error_class(error.Get_error_code()), message);
        ErrorWords.assertIn(error);
        World.assertMpiStillWorks();
    }
}
