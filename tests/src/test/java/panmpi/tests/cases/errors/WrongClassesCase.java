package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.CharBuffer;
import java.nio.IntBuffer;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Status;
import mpi.junit.MpiTest;
import mpi.object.ObjectCodec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Tests that arguments of a wrong class, and null, give an exception of panmpi with a clear text,
 * not one of the JDK.
 */
@MpiTest(ranks = 1)
final class WrongClassesCase {
    private static final String TEXT = "buf is a CharBuffer over text, which has no memory";

    @Test
    void textIsNoMemory() {
        var text = CharBuffer.wrap("abc");
        refused(TEXT, () -> MPI.COMM_SELF.Send(text, 0, 3, MPI.CHAR, 0, 1));
        refused(TEXT, () -> MPI.COMM_SELF.Irecv(text, 0, 3, MPI.CHAR, 0, 1));
        refused(TEXT, () -> MPI.COMM_SELF.send(text, 3, MPI.CHAR, 0, 1));
        char[] got = new char[3];
        refused(TEXT, () -> MPI.COMM_SELF.Allgather(text, 0, 3, MPI.CHAR, got, 0, 3, MPI.CHAR));
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void textInAnArrayIsMemory() {
        var sent = CharBuffer.wrap("abc".toCharArray()).asReadOnlyBuffer();
        char[] got = new char[3];
        MPI.COMM_SELF.Sendrecv(sent, 0, 3, MPI.CHAR, 0, 1, got, 0, 3, MPI.CHAR, 0, 1);
        assertEquals("abc", new String(got));
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void objectsArriveWithoutAStatus() {
        var request = MPI.COMM_SELF.isend("text", 0, 1);
        assertEquals("text", MPI.COMM_SELF.<String>recv(0, 1, (Status) null));
        request.Wait();
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void nullsAreNamed() {
        int[] one = {1};
        refused("comm is null", () -> new Message().mProbe(0, 1, null));
        refused("comm is null", () -> new Message().imProbe(0, 1, null));
        refused("oldtype is null", () -> Datatype.Hvector(1, 1, 1, null));
        refused("array_of_displacements is null", () -> Datatype.Hindexed(one, null, MPI.INT));
        refused("array_of_types is null", () -> Datatype.Struct(one, one, null));
        refused(
                "array_of_types[0] is null",
                () -> Datatype.Struct(one, one, new Datatype[] {null}));
        refused("codec is null", () -> Datatype.Of((ObjectCodec) null));
        try (var group = MPI.COMM_SELF.Group()) {
            refused("ranges[0] is null", () -> group.Range_incl(new int[][] {null}));
        }
    }

    @Test
    void slicesBesideABuffer() {
        for (int first : new int[] {-1, 5, Integer.MAX_VALUE}) {
            var failure =
                    assertThrows(
                            IndexOutOfBoundsException.class, () -> MPI.slice(new int[4], first));
            assertTrue(failure.getMessage().contains("first " + first), failure.getMessage());
        }
        assertThrows(IllegalArgumentException.class, () -> MPI.slice((int[]) null, 0));
        assertThrows(IllegalArgumentException.class, () -> MPI.slice((IntBuffer) null, 0));
        assertEquals(0, MPI.slice(new int[4], 4).capacity());
    }

    private static void refused(String words, Executable call) {
        var failure = assertThrows(MPIException.class, call);
        assertTrue(failure.getMessage().contains(words), failure.getMessage());
    }
}
