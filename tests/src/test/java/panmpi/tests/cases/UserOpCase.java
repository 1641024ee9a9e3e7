package panmpi.tests.cases;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.World.LAST;
import static panmpi.tests.World.RANK;
import static panmpi.tests.World.SIZE;
import static panmpi.tests.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Op_function;
import mpi.User_function;
import mpi.c.Mpi;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import panmpi.tests.Np;
import panmpi.tests.Patterns;
import panmpi.tests.World;

/** Reductions of the program's own. What is asserted inside one ends the job where it fails. */
@Np({1, 2, 3, 5})
final class UserOpCase {
    private static final int LARGE = 300_001;

    /** Keeps the elements of the lower or of the higher ranks; both are associative. */
    private static final class Chosen extends User_function {
        private final Patterns type;
        private final boolean first;

        Chosen(Patterns type, boolean first) {
            this.type = type;
            this.first = first;
        }

        @Override
        public void Call(
                Object in,
                int inoffset,
                Object inout,
                int inoutoffset,
                int count,
                Datatype datatype) {
            assertSame(type.datatype, datatype);
            assertEquals(0, inoffset);
            assertEquals(0, inoutoffset);
            assertEquals(count, Array.getLength(in));
            assertEquals(count, Array.getLength(inout));
            if (first) {
                System.arraycopy(in, 0, inout, 0, count);
            }
        }
    }

    /**
     * A composition of functions {@code x -> scale * x + shift}: the order matters. Both numbers
     * are kept in one long, for MPI may cut a message between any two elements.
     */
    private static long compose(long f, long g) {
        int scale = (int) (f >> 32) * (int) (g >> 32);
        int shift = (int) (f >> 32) * (int) g + (int) f;
        return (long) scale << 32 | shift & 0xffff_ffffL;
    }

    private static final Op_function COMPOSITION =
            (in, inout, count, datatype) -> {
                assertSame(MPI.LONG, datatype);
                assertEquals(8L * count, in.byteSize());
                assertEquals(8L * count, inout.byteSize());
                for (int i = 0; i < count; i++) {
                    long left = in.getAtIndex(JAVA_LONG, i);
                    inout.setAtIndex(JAVA_LONG, i, compose(left, inout.getAtIndex(JAVA_LONG, i)));
                }
            };

    private static final Op_function SUM_OF_INTS =
            (in, inout, count, _) -> {
                for (int i = 0; i < count; i++) {
                    int sum = in.getAtIndex(JAVA_INT, i) + inout.getAtIndex(JAVA_INT, i);
                    inout.setAtIndex(JAVA_INT, i, sum);
                }
            };

    @Test
    void everyTypeInArrays() {
        for (Patterns type : Patterns.values()) {
            for (boolean first : new boolean[] {true, false}) {
                var op = new Op(new Chosen(type, first), false);
                var result = type.untouched(12);
                WORLD.Allreduce(type.filled(RANK, 9), 2, result, 1, 7, type.datatype, op);
                type.assertHolds(result, 1, 7, first ? 0 : LAST, 2);
            }
        }
    }

    @Test
    void everyTypeOffHeap() {
        for (Patterns type : Patterns.values()) {
            var op =
                    Op.Create(
                            (in, inout, count, datatype) -> {
                                assertSame(type.datatype, datatype);
                                assertEquals((long) count * type.bytes, in.byteSize());
                                inout.copyFrom(in);
                            },
                            false);
            var result = type.untouched(12);
            WORLD.Allreduce(type.filled(RANK, 9), 2, result, 1, 7, type.datatype, op);
            type.assertHolds(result, 1, 7, 0, 2);
        }
    }

    @Test
    void orderOfRanksIsKept() {
        var op = Op.Create(COMPOSITION, false);
        for (int root = 0; root < SIZE; root++) {
            var result = new long[20];
            WORLD.Reduce(maps(RANK, 20), 0, result, 0, 20, MPI.LONG, op, root);
            if (RANK == root) {
                assertArrayEquals(composed(LAST, 20), result);
            }
        }
        var upToHere = new long[20];
        WORLD.Scan(maps(RANK, 20), 0, upToHere, 0, 20, MPI.LONG, op);
        assertArrayEquals(composed(RANK, 20), upToHere);
    }

    @Test
    void longMessages() {
        var result = new long[LARGE];
        WORLD.Allreduce(
                maps(RANK, LARGE), 0, result, 0, LARGE, MPI.LONG, Op.Create(COMPOSITION, false));
        assertArrayEquals(composed(LAST, LARGE), result);
    }

    @Test
    void inPlace() {
        var maps = maps(RANK, 5);
        WORLD.Allreduce(MPI.IN_PLACE, 0, maps, 0, 5, MPI.LONG, Op.Create(COMPOSITION, false));
        assertArrayEquals(composed(LAST, 5), maps);
    }

    @Test
    void offHeapFromEndToEnd() {
        try (var arena = Arena.ofConfined()) {
            var mine = arena.allocate(JAVA_INT, 1000);
            var sums = arena.allocate(JAVA_INT, 1000);
            for (int i = 0; i < 1000; i++) {
                mine.setAtIndex(JAVA_INT, i, i + RANK);
            }
            WORLD.Allreduce(mine, 0, sums, 0, 1000, MPI.INT, Op.Create(SUM_OF_INTS, true));
            for (int i = 0; i < 1000; i++) {
                assertEquals(SIZE * i + SIZE * LAST / 2, sums.getAtIndex(JAVA_INT, i));
            }
        }
    }

    @Test
    void aThousandAtATime() {
        var ops = new Op[1000];
        for (int i = 0; i < ops.length; i++) {
            int weight = i;
            ops[i] =
                    Op.Create(
                            (in, inout, _, _) ->
                                    inout.set(
                                            JAVA_INT,
                                            0,
                                            Math.max(in.get(JAVA_INT, 0), inout.get(JAVA_INT, 0))
                                                    | weight),
                            true);
        }
        System.gc();
        for (int i = 0; i < ops.length; i++) {
            var result = new int[1];
            WORLD.Allreduce(new int[] {RANK << 16}, 0, result, 0, 1, MPI.INT, ops[i]);
            assertEquals(SIZE == 1 ? 0 : LAST << 16 | i, result[0]);
        }
    }

    @Test
    void oneFunctionForManyOps() {
        Op[] ops = {
            Op.Create(SUM_OF_INTS, true),
            Op.Create(SUM_OF_INTS, false),
            Op.Create(SUM_OF_INTS, true)
        };
        for (Op op : ops) {
            assertEquals(SIZE, sumOfOnes(WORLD, op));
        }
    }

    @Test
    void fromThreadsOneAfterAnother() throws InterruptedException {
        var failed = new Throwable[1];
        for (int i = 0; i < 20; i++) {
            var thread =
                    new Thread(
                            () ->
                                    assertEquals(
                                            SIZE, sumOfOnes(WORLD, Op.Create(SUM_OF_INTS, true))));
            thread.setUncaughtExceptionHandler((_, failure) -> failed[0] = failure);
            thread.start();
            thread.join();
            assertNull(failed[0]);
        }
    }

    /** One thread reduces among all ranks, the other by itself. */
    @Test
    void fromTwoThreadsAtATime() throws InterruptedException {
        Assumptions.assumeTrue(
                threadLevel() == Mpi.MPI_THREAD_MULTIPLE,
                World.library() + ": one thread at a time may call MPI");
        Set<Throwable> failures = ConcurrentHashMap.newKeySet();
        var alone =
                new Thread(
                        () -> {
                            for (int i = 0; i < 200; i++) {
                                var op = Op.Create((_, _, _, _) -> {}, true);
                                assertEquals(1, sumOfOnes((Intracomm) MPI.COMM_SELF, op));
                            }
                        });
        alone.setUncaughtExceptionHandler((_, failure) -> failures.add(failure));
        alone.start();
        for (int i = 0; i < 200; i++) {
            assertEquals(SIZE, sumOfOnes(WORLD, Op.Create(SUM_OF_INTS, true)));
        }
        alone.join();
        assertEquals(Set.of(), failures);
    }

    @Test
    void nullIsRefused() {
        var lambda = assertThrows(MPIException.class, () -> Op.Create(null, true));
        assertTrue(lambda.getMessage().startsWith("MPI_Op_create: "), lambda.getMessage());
        assertEquals(Mpi.MPI_ERR_ARG, lambda.Get_error_class());
        assertThrows(MPIException.class, () -> new Op((User_function) null, true));
        World.assertMpiStillWorks();
    }

    private static int sumOfOnes(Intracomm comm, Op op) {
        var sum = new int[1];
        comm.Allreduce(new int[] {1}, 0, sum, 0, 1, MPI.INT, op);
        return sum[0];
    }

    private static int threadLevel() {
        try (var arena = Arena.ofConfined()) {
            MemorySegment levelAt = arena.allocate(JAVA_INT);
            assertEquals(0, Mpi.MPI_Query_thread(levelAt));
            return levelAt.get(JAVA_INT, 0);
        }
    }

    private static long[] maps(int rank, int length) {
        var maps = new long[length];
        for (int i = 0; i < length; i++) {
            maps[i] = (long) (rank + 2) << 32 | i % 1000 + 7 * rank;
        }
        return maps;
    }

    /** What the ranks up to {@code last} make, in their order. */
    private static long[] composed(int last, int length) {
        var result = maps(0, length);
        for (int rank = 1; rank <= last; rank++) {
            var next = maps(rank, length);
            for (int i = 0; i < length; i++) {
                result[i] = compose(result[i], next[i]);
            }
        }
        return result;
    }
}
