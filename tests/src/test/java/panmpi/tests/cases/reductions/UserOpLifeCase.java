package panmpi.tests.cases.reductions;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.cases.reductions.UserOpCase.SUM_OF_INTS;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SELF;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.User_function;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.World;

/**
 * Tests the life of reduction operations that the program makes: many at a time, shared, made and
 * used by any thread.
 */
@MpiTest(ranks = {1, 3, 4})
final class UserOpLifeCase {
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

    /** Tests two threads, of which one reduces among all ranks, the other by itself. */
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
                                assertEquals(1, sumOfOnes(SELF, op));
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
}
