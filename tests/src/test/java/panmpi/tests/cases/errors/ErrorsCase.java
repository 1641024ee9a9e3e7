package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.World;

/**
 * Tests that wrong arguments give an exception that names the wrong value, and that MPI still works
 * afterwards.
 */
@MpiTest(ranks = 2)
final class ErrorsCase {
    private static final int TAG = 6;

    @Test
    void nullArray() {
        refused("null", () -> WORLD.Send(null, 0, 1, MPI.INT, 0, TAG));
        refused("null", () -> WORLD.Recv(null, 0, 1, MPI.INT, 0, TAG));
        refused("null", () -> WORLD.Irecv(null, 0, 1, MPI.INT, 0, TAG));
        refused("null", () -> WORLD.Bcast(null, 0, 1, MPI.INT, 0));
    }

    @Test
    void shortArray() {
        refused("12", "10", () -> WORLD.Send(new int[10], 0, 12, MPI.INT, 0, TAG));
        refused("3", "10", () -> WORLD.Recv(new byte[10], 8, 3, MPI.BYTE, 0, TAG));
        refused("12", "10", () -> WORLD.Isend(new int[10], 0, 12, MPI.INT, 0, TAG));
        refused("12", "10", () -> WORLD.Bcast(new double[10], 0, 12, MPI.DOUBLE, 0));
        refused("2147483647", () -> WORLD.Send(new int[2], 1, Integer.MAX_VALUE, MPI.INT, 0, TAG));
    }

    @Test
    void arrayTooShortForAllRanks() {
        int[] all = RANK == 0 ? new int[2 * SIZE - 1] : null;
        if (RANK == 0) {
            refused(
                    "" + (2 * SIZE - 1),
                    () -> WORLD.Gather(new int[2], 0, 2, MPI.INT, all, 0, 2, MPI.INT, 0));
            refused(
                    "" + (2 * SIZE - 1),
                    () -> WORLD.Scatter(all, 0, 2, MPI.INT, new int[2], 0, 2, MPI.INT, 0));
        }
    }

    @Test
    void buffersThatOverlap() {
        int[] values = new int[8];
        refused(
                "0 to 3 and 3 to 6",
                () -> WORLD.Allreduce(values, 0, values, 3, 4, MPI.INT, MPI.SUM));
        refused(
                "0 to 3 and 0 to 3",
                () -> WORLD.Sendrecv(values, 0, 4, MPI.INT, 0, TAG, values, 0, 4, MPI.INT, 0, TAG));
        WORLD.Allreduce(values, 0, values, 4, 4, MPI.INT, MPI.SUM);
    }

    @Test
    void reductionMayReplaceItsOperands() {
        int[] values = {1, 2, 3};
        WORLD.Allreduce(values, 1, values, 1, 2, MPI.INT, MPI.SUM);
        assertArrayEquals(new int[] {1, 2 * WORLD.Size(), 3 * WORLD.Size()}, values);
    }

    @Test
    void onlyAReductionMayReplaceItsOperands() {
        int[] values = {1, 2, 3};
        WORLD.Allreduce(values, 0, new int[3], 0, 3, MPI.INT, MPI.SUM);
        refused(
                "0 to 2 and 0 to 2",
                () -> WORLD.Sendrecv(values, 0, 3, MPI.INT, 0, TAG, values, 0, 3, MPI.INT, 0, TAG));
    }

    @Test
    void negativeOffsetAndCount() {
        refused("-1", () -> WORLD.Send(new int[10], -1, 1, MPI.INT, 0, TAG));
        refused("-2", () -> WORLD.Send(new int[10], 0, -2, MPI.INT, 0, TAG));
        refused("-3", () -> WORLD.Recv(new int[10], 0, -3, MPI.INT, 0, TAG));
    }

    @Test
    void arrayOfAnotherType() {
        refused("int[]", "MPI.FLOAT", () -> WORLD.Send(new int[1], 0, 1, MPI.FLOAT, 0, TAG));
        refused("MPI.CHAR", () -> WORLD.Recv(new short[1], 0, 1, MPI.CHAR, 0, TAG));
        refused("String", () -> WORLD.Send("no array", 0, 1, MPI.CHAR, 0, TAG));
        refused("int[][]", () -> WORLD.Send(new int[1][1], 0, 1, MPI.INT, 0, TAG));
    }

    /**
     * Tests that panmpi refuses IN_PLACE as the buffer of a message: for MPI it is an address,
     * which some libraries would read or write.
     */
    @Test
    void inPlaceInPointToPoint() {
        var inPlace = MPI.IN_PLACE;
        refused("IN_PLACE", () -> WORLD.Send(inPlace, 0, 1, MPI.INT, MPI.PROC_NULL, TAG));
        refused("IN_PLACE", () -> WORLD.Recv(inPlace, 0, 1, MPI.INT, MPI.PROC_NULL, TAG));
    }

    @Test
    void nullDatatypeAndOperation() {
        refused("null", () -> WORLD.Send(new int[1], 0, 1, null, 0, TAG));
        refused("null", () -> WORLD.Recv(new int[1], 0, 1, null, 0, TAG));
        refused(() -> WORLD.Allreduce(new int[1], 0, new int[1], 0, 1, MPI.INT, null));
    }

    @Test
    void rankOutOfRange() {
        var one = new int[1];
        var after = "" + SIZE;
        refusedAs(Mpi.MPI_ERR_RANK, after, () -> WORLD.Send(one, 0, 1, MPI.INT, SIZE, TAG));
        refusedAs(Mpi.MPI_ERR_RANK, "-77", () -> WORLD.Send(one, 0, 1, MPI.INT, -77, TAG));
        int any = MPI.ANY_SOURCE;
        var named = "dest " + any + " (MPI.ANY_SOURCE) is outside";
        refusedAs(Mpi.MPI_ERR_RANK, named, () -> WORLD.Send(one, 0, 1, MPI.INT, any, TAG));
        refusedAs(Mpi.MPI_ERR_RANK, after, () -> WORLD.Recv(one, 0, 1, MPI.INT, SIZE, TAG));
        refusedAs(Mpi.MPI_ERR_RANK, after, () -> WORLD.Isend(one, 0, 1, MPI.INT, SIZE, TAG));
        refusedAs(Mpi.MPI_ERR_ROOT, after, () -> WORLD.Bcast(one, 0, 1, MPI.INT, SIZE));
        refusedAs(Mpi.MPI_ERR_ROOT, "-1", () -> WORLD.Bcast(one, 0, 1, MPI.INT, -1));
    }

    @Test
    void tagOutOfRange() {
        var one = new int[1];
        refusedAs(Mpi.MPI_ERR_TAG, "MPI_Send", () -> WORLD.Send(one, 0, 1, MPI.INT, 0, -99));
        refusedAs(Mpi.MPI_ERR_TAG, "MPI_Recv", () -> WORLD.Recv(one, 0, 1, MPI.INT, 0, -99));
    }

    @Test
    void messageLongerThanReceive() {
        if (RANK == 0) {
            WORLD.Send(new int[] {1, 2, 3, 4}, 0, 4, MPI.INT, 1, TAG);
        } else {
            var buffer = new int[6];
            refusedAs(
                    Mpi.MPI_ERR_TRUNCATE,
                    "MPI_Recv",
                    () -> WORLD.Recv(buffer, 0, 2, MPI.INT, 0, TAG));
            assertEquals(0, buffer[2]);
        }
        World.assertMpiStillWorks();
    }

    @Test
    void messageLongerThanNonblockingReceive() {
        if (RANK == 0) {
            WORLD.Send(new int[] {1, 2, 3, 4}, 0, 4, MPI.INT, 1, TAG);
        } else {
            var buffer = new int[6];
            var request = WORLD.Irecv(buffer, 0, 2, MPI.INT, 0, TAG);
            refusedAs(Mpi.MPI_ERR_TRUNCATE, "MPI_Wait", request::Wait);
            assertEquals(0, buffer[2]);
            assertTrue(request.Is_null());
        }
        World.assertMpiStillWorks();
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Waitall, ends the process.
    @Tag("init")
    @Test
    void messageLongerThanOneReceiveOfMany() {
        if (RANK == 0) {
            WORLD.Send(new int[] {1, 2, 3, 4}, 0, 4, MPI.INT, 1, TAG);
            WORLD.Send(new int[] {5}, 0, 1, MPI.INT, 1, TAG + 1);
        } else {
            var buffer = new int[6];
            var requests =
                    new Request[] {
                        WORLD.Irecv(buffer, 0, 2, MPI.INT, 0, TAG),
                        WORLD.Irecv(buffer, 5, 1, MPI.INT, 0, TAG + 1)
                    };
            refusedAs(Mpi.MPI_ERR_IN_STATUS, "MPI_Waitall", () -> Request.Waitall(requests));
            requests[1].Wait();
            assertEquals(5, buffer[5]);
            assertEquals(0, buffer[2]);
        }
        World.assertMpiStillWorks();
    }

    @Test
    void nullRequest() {
        refused("array_of_requests", () -> Request.Waitall(null));
    }

    @Test
    void operationThatTheTypeLacks() {
        var result = new float[1];
        refusedAs(
                Mpi.MPI_ERR_OP,
                "MPI_Allreduce",
                () -> WORLD.Allreduce(new float[1], 0, result, 0, 1, MPI.FLOAT, MPI.BAND));
    }

    private static void refused(String first, String second, Executable call) {
        var message = refused(call).getMessage();
        assertTrue(message.contains(first) && message.contains(second), message);
    }

    private static void refused(String part, Executable call) {
        refused(part, part, call);
    }

    private static void refusedAs(int errorClass, String part, Executable call) {
        var refusal = refused(call);
        assertTrue(refusal.getMessage().contains(part), refusal.getMessage());
        assertEquals(errorClass, refusal.Get_error_class(), refusal.getMessage());
    }

    private static MPIException refused(Executable call) {
        return assertThrows(MPIException.class, call);
    }
}
