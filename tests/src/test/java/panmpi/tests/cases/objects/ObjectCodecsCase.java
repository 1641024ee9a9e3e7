package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import mpi.object.Codecs;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ArraysCodec;

/**
 * Tests that a codec, which converts objects to bytes, can be chosen for a communicator or for one
 * call, and that it may send arrays separately from its bytes.
 */
@MpiTest(ranks = {1, 2, 3})
final class ObjectCodecsCase {
    private static final int TAG = 41;
    private final Comm comm = WORLD.clone();

    @AfterEach
    void free() {
        comm.Free();
    }

    /** Sends around the ring, and checks that the objects of the previous rank arrive. */
    private static void turn(Comm comm, Datatype type, Object[] mine, Object[] expected) {
        Object[] got = new Object[mine.length];
        Request sent = comm.Isend(mine, 0, mine.length, type, NEXT, TAG);
        Status status = comm.Recv(got, 0, got.length, type, PREVIOUS, TAG);
        sent.Wait();
        assertEquals(mine.length, status.Get_count(type));
        assertArrayEquals(expected, got);
        if (SIZE > 1) {
            Object[] again = new Object[mine.length];
            blocking(comm, type, mine, again);
            assertArrayEquals(expected, again);
        }
    }

    /**
     * Sends by blocking calls, which use long arrays in place. Even ranks but the last send first,
     * the others receive first.
     */
    private static void blocking(Comm comm, Datatype type, Object[] mine, Object[] got) {
        boolean sendsFirst = RANK % 2 == 0 && RANK != SIZE - 1;
        if (sendsFirst) {
            comm.Send(mine, 0, mine.length, type, NEXT, TAG);
        }
        comm.Recv(got, 0, got.length, type, PREVIOUS, TAG);
        if (!sendsFirst) {
            comm.Send(mine, 0, mine.length, type, NEXT, TAG);
        }
    }

    /** Returns one array of each element type but boolean. */
    private static Object[] arrays(int rank, int length) {
        var doubles = new double[length];
        Arrays.fill(doubles, rank + 0.5);
        var longs = new long[length];
        Arrays.setAll(longs, i -> (long) rank << 40 | i);
        var floats = new float[length];
        Arrays.fill(floats, -rank);
        var ints = new int[length];
        Arrays.setAll(ints, i -> rank * i);
        var shorts = new short[length];
        Arrays.fill(shorts, (short) (rank + 7));
        var chars = new char[length];
        Arrays.fill(chars, (char) ('a' + rank));
        var bytes = new byte[length];
        Arrays.fill(bytes, (byte) -rank);
        return new Object[] {doubles, longs, floats, ints, shorts, chars, bytes};
    }

    @Test
    void shortArrays() {
        comm.setCodec(new ArraysCodec());
        turn(comm, MPI.OBJECT, arrays(RANK, 3), arrays(PREVIOUS, 3));
    }

    @Test
    void longArraysAgainAndAgain() {
        comm.setCodec(new ArraysCodec());
        for (int i = 0; i < 3; i++) {
            turn(comm, MPI.OBJECT, arrays(RANK, 50_000), arrays(PREVIOUS, 50_000));
        }
    }

    @Test
    void sameLengthOtherArrays() {
        comm.setCodec(new ArraysCodec());
        for (int i = 0; i < 6; i++) {
            Object[] one = {new int[30_000 + i % 2 * 9], new long[40_000]};
            Object[] two = {new long[40_000], new int[30_000 + i % 2 * 9]};
            ((int[]) one[0])[29_999] = i;
            ((int[]) two[1])[29_999] = i;
            Object[] both = i % 3 == 0 ? one : two;
            turn(comm, MPI.OBJECT, both, both);
        }
    }

    @Test
    void booleansAndEmptyArrays() {
        comm.setCodec(new ArraysCodec());
        var flags = new boolean[200_000];
        flags[199_999] = true;
        Object[] mine = {flags, new int[0], new boolean[] {false, true}, new double[0], flags};
        turn(comm, MPI.OBJECT, mine, mine);
        turn(comm, MPI.OBJECT, mine, mine);
    }

    @Test
    void segmentsArriveAsBytes() {
        comm.setCodec(new ArraysCodec());
        Object[] got = new Object[1];
        Object[] mine = {MemorySegment.ofArray(new int[] {RANK, 5}).asSlice(4)};
        Request sent = comm.Isend(mine, 0, 1, MPI.OBJECT, NEXT, TAG);
        comm.Recv(got, 0, 1, MPI.OBJECT, PREVIOUS, TAG);
        sent.Wait();
        assertEquals(5, ((MemorySegment) got[0]).get(ValueLayout.JAVA_INT_UNALIGNED, 0));
    }

    @Test
    void chosenForOneCall() {
        Datatype type = Datatype.Of(new ArraysCodec());
        turn(WORLD, type, arrays(RANK, 1000), arrays(PREVIOUS, 1000));
        Datatype second = Datatype.Vector(1, 1, 2, type);
        second.Commit();
        Object[] got = new Object[1];
        Request sent = WORLD.Isend(arrays(RANK, 10), 1, 1, second, NEXT, TAG);
        WORLD.Recv(got, 0, 1, type, PREVIOUS, TAG);
        sent.Wait();
        assertArrayEquals((long[]) arrays(PREVIOUS, 10)[1], (long[]) got[0]);
    }

    @Test
    void collectively() {
        comm.setCodec(new ArraysCodec());
        Object[] mine = arrays(RANK, 20_000);
        Object[] all = new Object[SIZE * mine.length];
        comm.Allgather(mine, 0, mine.length, MPI.OBJECT, all, 0, mine.length, MPI.OBJECT);
        for (int rank = 0; rank < SIZE; rank++) {
            int first = rank * mine.length;
            Object[] ofRank = Arrays.copyOfRange(all, first, first + mine.length);
            assertArrayEquals(arrays(rank, 20_000), ofRank);
        }
        Object[] got =
                comm.bcast(arrays(RANK, 20_000)[2], SIZE - 1) instanceof float[] f
                        ? new Object[] {f}
                        : null;
        assertArrayEquals(new Object[] {arrays(SIZE - 1, 20_000)[2]}, got);
    }

    @Test
    void bothSidesMustAgree() {
        comm.setCodec(new ArraysCodec());
        Request sent = comm.Isend(arrays(RANK, 3), 0, 1, MPI.OBJECT, NEXT, TAG);
        Datatype other = Datatype.Of(Codecs.named("jdk"));
        var failure =
                assertThrows(
                        MPIException.class,
                        () -> comm.Recv(new Object[1], 0, 1, other, PREVIOUS, TAG));
        sent.Wait();
        assertEquals(MPI.ERR_TYPE, failure.Get_error_class());
        assertTrue(failure.getMessage().contains("\"arrays\""), failure.getMessage());
        assertTrue(failure.getMessage().contains("\"jdk\""), failure.getMessage());
    }

    @Test
    void unknownNames() {
        var failure = assertThrows(IllegalArgumentException.class, () -> Codecs.named("zip"));
        assertTrue(failure.getMessage().contains("\"zip\""), failure.getMessage());
        assertTrue(failure.getMessage().contains("jdk"), failure.getMessage());
    }
}
