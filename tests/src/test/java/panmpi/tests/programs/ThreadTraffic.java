package panmpi.tests.programs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Op;
import mpi.Request;
import panmpi.tests.support.Patterns;

/**
 * The calls of one of several threads that communicate at the same time: with all element types,
 * arrays and segments, blocking and nonblocking, with derived types that it forgets, and an
 * operation in Java.
 *
 * @param comm this thread's communicator.
 * @param number number of the thread.
 * @param rounds number of repetitions.
 * @param polls true to poll and yield in place of blocking calls.
 */
record ThreadTraffic(Intracomm comm, int number, int rounds, boolean polls) implements Runnable {
    private static final int LENGTH = 7;

    @Override
    public void run() {
        Op sum = Op.Create(ThreadTraffic::add, true);
        for (int round = 0; round < rounds; round++) {
            for (Patterns type : Patterns.values()) {
                if (!polls) {
                    blocking(type, round);
                }
                nonblocking(type, round);
            }
            segments(round);
            column(round);
            reduce(sum, round);
        }
    }

    private void await(Request... requests) {
        if (!polls) {
            Request.Waitall(requests);
            return;
        }
        while (Request.Testall(requests) == null) {
            Thread.yield();
        }
    }

    private int next() {
        return (comm.Rank() + 1) % comm.Size();
    }

    private int previous() {
        return (comm.Rank() + comm.Size() - 1) % comm.Size();
    }

    private int seed(int rank, int round) {
        return 1000 * number + 100 * rank + round % 100;
    }

    private void blocking(Patterns type, int round) {
        Object sent = type.filled(seed(comm.Rank(), round), LENGTH);
        Object got = type.untouched(LENGTH + 2);
        Datatype d = type.datatype;
        comm.Sendrecv(sent, 0, LENGTH, d, next(), number, got, 1, LENGTH, d, previous(), number);
        type.assertHolds(got, 1, LENGTH, seed(previous(), round), 0);
    }

    private void nonblocking(Patterns type, int round) {
        Object got = type.untouched(LENGTH + 2);
        Request in = comm.Irecv(got, 1, LENGTH, type.datatype, previous(), number);
        Object sent = type.filled(seed(comm.Rank(), round), LENGTH);
        Request out = comm.Isend(sent, 0, LENGTH, type.datatype, next(), number);
        await(in, out);
        type.assertHolds(got, 1, LENGTH, seed(previous(), round), 0);
    }

    private void segments(int round) {
        try (Arena arena = Arena.ofShared()) {
            MemorySegment sent =
                    arena.allocateFrom(ValueLayout.JAVA_LONG, seed(comm.Rank(), round));
            MemorySegment got = arena.allocate(ValueLayout.JAVA_LONG);
            Request in = comm.Irecv(got, 1L, MPI.LONG, previous(), number);
            Request out = comm.Isend(sent, 1L, MPI.LONG, next(), number);
            await(in, out);
            assertEquals(seed(previous(), round), got.get(ValueLayout.JAVA_LONG, 0));
        }
    }

    /**
     * Sends by derived types that become unreachable at once, so that panmpi frees them later,
     * maybe in another thread.
     */
    private void column(int round) {
        int[] sent = {seed(comm.Rank(), round), 0, 0, comm.Rank()};
        int[] got = {-1, -2, -3, -4};
        Request in = comm.Irecv(got, 0, 1, ends(), previous(), number);
        Request out = comm.Isend(sent, 0, 1, ends(), next(), number);
        await(in, out);
        assertEquals(seed(previous(), round), got[0]);
        assertEquals(-2, got[1]);
        assertEquals(-3, got[2]);
        assertEquals(previous(), got[3]);
    }

    private static Datatype ends() {
        Datatype ends = Datatype.Vector(2, 1, 3, MPI.INT);
        ends.Commit();
        return ends;
    }

    private void reduce(Op sum, int round) {
        int[] mine = {comm.Rank() + round, number};
        int[] all = new int[2];
        if (polls) {
            await(comm.Iallreduce(mine, 0, all, 0, 2, MPI.INT, sum));
        } else {
            comm.Allreduce(mine, 0, all, 0, 2, MPI.INT, sum);
        }
        int size = comm.Size();
        assertEquals(size * (size - 1) / 2 + size * round, all[0]);
        assertEquals(size * number, all[1]);
    }

    private static void add(MemorySegment in, MemorySegment inout, int count, Datatype type) {
        for (int i = 0; i < count; i++) {
            int sum =
                    in.getAtIndex(ValueLayout.JAVA_INT, i)
                            + inout.getAtIndex(ValueLayout.JAVA_INT, i);
            inout.setAtIndex(ValueLayout.JAVA_INT, i, sum);
        }
    }

    private static void assertEquals(long expected, long found) {
        if (expected != found) {
            throw new AssertionError("expected " + expected + ", found " + found);
        }
    }
}
