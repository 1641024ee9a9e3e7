package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.World;

/**
 * Tests that exceptions of calls on objects name the wrong value and the violated rule, and that
 * MPI still works afterwards.
 */
@MpiTest(ranks = {1, 2})
final class ObjectErrorsCase {
    private static final int TAG = 23;

    private final Object[] three = {"a", "b", "c"};

    /** Object that cannot be read back. */
    private static final class Unreadable implements Serializable {
        private static final long serialVersionUID = 1;

        private void readObject(ObjectInputStream in) throws IOException {
            throw new IOException("unreadable on purpose");
        }
    }

    @AfterEach
    void assertUsable() {
        World.assertMpiStillWorks();
    }

    @Test
    void notSerializable() {
        var objects = new Object[] {"fine", new Object[] {Thread.currentThread()}};
        complains(
                Mpi.MPI_ERR_TYPE,
                () -> WORLD.Send(objects, 0, 2, MPI.OBJECT, RANK, TAG),
                "object 1",
                "java.lang.Thread",
                "java.io.Serializable");
    }

    @Test
    void arrayIsNotOfObjects() {
        complains(
                Mpi.MPI_ERR_TYPE,
                () -> WORLD.Send(new int[3], 0, 3, MPI.OBJECT, RANK, TAG),
                "int[]",
                "MPI.OBJECT",
                "array of objects");
    }

    @Test
    void arrayIsTooShort() {
        complains(
                Mpi.MPI_ERR_BUFFER,
                () -> WORLD.Recv(three, 1, 3, MPI.OBJECT, RANK, TAG),
                "offset 1 + count 3",
                "index 3",
                "array of 3");
    }

    @Test
    void arrayIsTooShortByFar() {
        var far = Datatype.Create_resized(MPI.OBJECT, 0, 1L << 62);
        far.Commit();
        for (var type : new Datatype[] {MPI.OBJECT, far}) {
            complains(
                    Mpi.MPI_ERR_BUFFER,
                    () -> WORLD.Recv(three, 0, Integer.MAX_VALUE, type, RANK, TAG),
                    "count 2147483647",
                    "than the array has, 3");
        }
        far.Free();
    }

    @Test
    void arrayIsMissing() {
        complains(
                Mpi.MPI_ERR_BUFFER,
                () -> WORLD.Send(null, 0, 1, MPI.OBJECT, RANK, TAG),
                "buf is null");
    }

    @Test
    void moreArriveThanFit() {
        var send = WORLD.Isend(three, 0, 3, MPI.OBJECT, RANK, TAG);
        complains(
                Mpi.MPI_ERR_TRUNCATE,
                () -> WORLD.Recv(new Object[2], 0, 2, MPI.OBJECT, RANK, TAG),
                "3 objects",
                "room for 2");
        send.Wait();
    }

    @Test
    void arrayDoesNotTakeTheClass() {
        var send = WORLD.Isend(new Object[] {1}, 0, 1, MPI.OBJECT, RANK, TAG);
        complains(
                Mpi.MPI_ERR_TYPE,
                () -> WORLD.Recv(new String[1], 0, 1, MPI.OBJECT, RANK, TAG),
                "java.lang.Integer",
                "java.lang.String[]");
        send.Wait();
    }

    @Test
    void numbersAreNotObjects() {
        var send = WORLD.Isend(new int[] {1, 2, 3, 4, 5}, 0, 5, MPI.INT, RANK, TAG);
        complains(
                Mpi.MPI_ERR_TYPE,
                () -> WORLD.Recv(three, 0, 3, MPI.OBJECT, RANK, TAG),
                "does not contain serialized objects",
                "MPI.OBJECT");
        send.Wait();
    }

    @Test
    void oneOfSeveralCannotBeRead() {
        var bad = new Object[1];
        var good = new Object[1];
        var requests =
                new Request[] {
                    WORLD.Irecv(bad, 0, 1, MPI.OBJECT, RANK, TAG),
                    WORLD.Irecv(good, 0, 1, MPI.OBJECT, RANK, TAG)
                };
        WORLD.Send(new Object[] {new Unreadable()}, 0, 1, MPI.OBJECT, RANK, TAG);
        WORLD.Send(new Object[] {"good"}, 0, 1, MPI.OBJECT, RANK, TAG);
        complains(Mpi.MPI_ERR_OTHER, () -> Request.Waitall(requests), "unreadable on purpose");
        assertEquals("good", good[0]);
        assertTrue(requests[0].Is_null());
    }

    @Test
    void operationOfMpiOnObjects() {
        complains(
                Mpi.MPI_ERR_OP,
                () -> WORLD.Allreduce(three, 0, new Object[3], 0, 3, MPI.OBJECT, MPI.SUM),
                "MPI.SUM",
                "User_function");
    }

    @Test
    void inPlace() {
        complains(
                Mpi.MPI_ERR_BUFFER,
                () -> WORLD.Allgather(MPI.IN_PLACE, 0, 1, MPI.OBJECT, three, 0, 1, MPI.OBJECT),
                "MPI.IN_PLACE");
    }

    @Test
    void oneSideOnlyIsOfObjects() {
        complains(
                Mpi.MPI_ERR_TYPE,
                () -> WORLD.Allgather(three, 0, 1, MPI.OBJECT, new int[9], 0, 1, MPI.INT),
                "MPI.INT",
                "both must be");
    }

    @Test
    void nonblockingCollective() {
        complains(
                Mpi.MPI_ERR_TYPE,
                () -> WORLD.Ibcast(three, 0, 3, MPI.OBJECT, 0),
                "MPI_Ibcast",
                "MPI.OBJECT");
    }

    @Test
    void sizeOfWhatIsNotPackedYet() {
        complains(
                Mpi.MPI_ERR_TYPE, () -> WORLD.Pack_size(3, MPI.OBJECT), "MPI_Pack_size", "OBJECT");
    }

    @Test
    void packedNumbersAreNotObjects() {
        byte[] packed = new byte[100];
        WORLD.Pack(new int[] {-5, 3}, 0, 2, MPI.INT, packed, 0);
        complains(
                Mpi.MPI_ERR_TYPE,
                () -> WORLD.Unpack(packed, 0, three, 0, 1, MPI.OBJECT),
                "-5",
                "do not contain serialized objects");
    }

    private static void complains(int errorClass, Executable call, String... parts) {
        var failure = assertThrows(MPIException.class, call);
        for (String part : parts) {
            assertTrue(failure.getMessage().contains(part), failure.getMessage());
        }
        assertEquals(errorClass, failure.Get_error_class(), failure.getMessage());
    }
}
