package panmpi.tests.cases.datatypes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.ArrayLength;
import mpi.Datatype;
import mpi.MPIException;
import mpi.Op;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests arrays of records as buffers, in which each record is a struct of C. */
@MpiTest(ranks = {1, 2, 4})
final class RecordsCase {
    private static final int TAG = 3;

    /** A struct of 24 bytes, of which the last four are padding. */
    private record Particle(double x, double y, int cell) {
        static Particle of(int number) {
            return new Particle(number + 0.5, -number, number);
        }
    }

    private record Point(double x, double y) {}

    private record All(
            byte b, boolean f, char c, short s, int i, long l, float g, double d, Point at) {}

    private record Body(@ArrayLength(3) double[] place, @ArrayLength(2) boolean[] flags, int id) {}

    private record Odd(@ArrayLength(0) int[] none) {}

    private record NeverMade(int i) {}

    private record Flag(boolean isSet) {}

    private static Datatype type;

    @BeforeAll
    static void make() {
        type = Datatype.Of(Particle.class);
    }

    @AfterAll
    static void free() {
        type.Free();
    }

    private static Particle[] particles(int first, int number) {
        return IntStream.range(first, first + number)
                .mapToObj(Particle::of)
                .toArray(Particle[]::new);
    }

    @Test
    void messagesHaveRecords() {
        Particle[] got = new Particle[5];
        Request coming = WORLD.Irecv(got, 1, 4, type, PREVIOUS, TAG);
        WORLD.Send(particles(10 * RANK, 6), 2, 3, type, NEXT, TAG);
        Status status = coming.Wait();
        assertEquals(3, status.Get_count(type));
        assertArrayEquals(particles(10 * PREVIOUS + 2, 3), Arrays.copyOfRange(got, 1, 4));
        assertNull(got[0]);
        assertNull(got[4], "to which nothing came");
    }

    @Test
    void blockingReceivesLeaveTheRest() {
        Particle[] got = particles(100, 4);
        Request going = WORLD.Isend(particles(RANK, 2), 0, 2, type, NEXT, TAG);
        WORLD.Recv(got, 1, 3, type, PREVIOUS, TAG);
        going.Wait();
        assertEquals(Particle.of(100), got[0]);
        assertEquals(Particle.of(PREVIOUS), got[1]);
        assertEquals(Particle.of(PREVIOUS + 1), got[2]);
        assertEquals(Particle.of(103), got[3]);
    }

    @Test
    void memoryIsThatOfTheStruct() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment struct = arena.allocate(24, 8);
            Request coming = WORLD.Irecv(struct, 1, type, PREVIOUS, TAG);
            WORLD.Send(particles(RANK, 1), 0, 1, type, NEXT, TAG);
            coming.Wait();
            assertEquals(PREVIOUS + 0.5, struct.get(ValueLayout.JAVA_DOUBLE, 0));
            assertEquals(-PREVIOUS, struct.get(ValueLayout.JAVA_DOUBLE, 8));
            assertEquals(PREVIOUS, struct.get(ValueLayout.JAVA_INT, 16));
        }
    }

    @Test
    void collectiveCallsTakeThem() {
        Particle[] all = new Particle[2 * SIZE];
        WORLD.Allgather(particles(2 * RANK, 2), 0, 2, type, all, 0, 2, type);
        assertArrayEquals(particles(0, 2 * SIZE), all);
        Particle[] one = {RANK == 0 ? Particle.of(7) : null};
        WORLD.Bcast(one, 0, 1, type, 0);
        assertEquals(Particle.of(7), one[0]);
        int[] counts = IntStream.range(0, SIZE).toArray();
        int[] places = IntStream.range(0, SIZE).map(r -> 4 * r).toArray();
        Particle[] apart = new Particle[4 * SIZE];
        WORLD.Allgatherv(particles(0, RANK), 0, RANK, type, apart, 0, counts, places, type);
        for (int i = 0; i < apart.length; i++) {
            assertEquals(i % 4 < i / 4 ? Particle.of(i % 4) : null, apart[i], "element " + i);
        }
    }

    @Test
    void functionsReduceThem() {
        Op farther = Op.Create(Particle.class, (a, b) -> a.x() > b.x() ? a : b);
        Particle[] mine = {Particle.of(RANK), Particle.of(-RANK)};
        Particle[] all = new Particle[2];
        WORLD.Allreduce(mine, 0, all, 0, 2, type, farther);
        assertArrayEquals(new Particle[] {Particle.of(SIZE - 1), Particle.of(0)}, all);
        farther.Free();
    }

    @Test
    void persistentRequestsCopyEachTime() {
        Particle[] out = new Particle[1];
        Particle[] in = new Particle[1];
        Prequest send = WORLD.Send_init(new Particle[] {Particle.of(0)}, 0, 1, type, NEXT, TAG);
        send.Free();
        out[0] = Particle.of(0);
        Prequest sending = WORLD.Send_init(out, 0, 1, type, NEXT, TAG);
        Prequest receiving = WORLD.Recv_init(in, 0, 1, type, PREVIOUS, TAG);
        for (int round = 1; round < 4; round++) {
            out[0] = Particle.of(10 * round + RANK);
            receiving.Start();
            sending.Start();
            sending.Wait();
            receiving.Wait();
            assertEquals(Particle.of(10 * round + PREVIOUS), in[0]);
        }
        sending.Free();
        receiving.Free();
    }

    @Test
    void allTypesOfComponentsTravel() {
        Datatype ofAll = Datatype.Of(All.class);
        All mine = new All((byte) -1, true, 'x', (short) -3, 4, -5L, 6.5f, 7.25, new Point(8, 9));
        All[] got = new All[1];
        WORLD.Sendrecv(new All[] {mine}, 0, 1, ofAll, NEXT, TAG, got, 0, 1, ofAll, PREVIOUS, TAG);
        assertEquals(mine, got[0]);
        ofAll.Free();
    }

    @Test
    void arraysOfOneLengthLieWithin() {
        Datatype ofBody = Datatype.Of(Body.class);
        assertEquals(32, ofBody.Get_extent().extent());
        Body mine = new Body(new double[] {1, 2, RANK}, new boolean[] {true, false}, RANK);
        Body[] got = new Body[1];
        WORLD.Sendrecv(
                new Body[] {mine}, 0, 1, ofBody, NEXT, TAG, got, 0, 1, ofBody, PREVIOUS, TAG);
        assertArrayEquals(new double[] {1, 2, PREVIOUS}, got[0].place());
        assertArrayEquals(new boolean[] {true, false}, got[0].flags());
        assertEquals(PREVIOUS, got[0].id());
        Body[] wrong = {new Body(new double[2], new boolean[2], 0)};
        var refused =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> WORLD.Send(wrong, 0, 1, ofBody, NEXT, TAG));
        assertTrue(
                refused.getMessage()
                        .contains(
                                "Body.place is an array of length 2; its @ArrayLength demands the"
                                        + " length 3"),
                refused.getMessage());
        ofBody.Free();
    }

    @Test
    void wrongArraysAreRefused() {
        Particle[] hole = {Particle.of(1), null};
        String says = refusal(() -> WORLD.Send(hole, 0, 2, type, NEXT, TAG));
        assertTrue(says.contains("buf[1] is null"), says);
        says = refusal(() -> WORLD.Send(hole, 1, 2, type, NEXT, TAG));
        assertTrue(says.contains("exceeds"), says);
        says = refusal(() -> WORLD.Send(new NeverMade[1], 0, 1, type, NEXT, TAG));
        assertTrue(says.contains("Datatype.Of(NeverMade.class)"), says);
        Datatype flags = Datatype.Of(Flag.class);
        says = refusal(() -> WORLD.Recv(new Flag[1], 0, 1, flags, PREVIOUS, TAG));
        assertTrue(says.contains("fill the array with records first"), says);
        flags.Free();
        says = refusal(() -> Datatype.Of(Odd.class));
        assertTrue(says.contains("1 or more"), says);
    }

    private static String refusal(Runnable call) {
        return assertThrows(MPIException.class, call::run).getMessage();
    }

    @Test
    void camelCaseTakesThem() {
        Particle[] got = new Particle[1];
        Request coming = WORLD.iRecv(got, 1, type, PREVIOUS, TAG);
        WORLD.send(particles(RANK, 1), 1, type, NEXT, TAG);
        coming.waitFor();
        assertEquals(Particle.of(PREVIOUS), got[0]);
    }
}
