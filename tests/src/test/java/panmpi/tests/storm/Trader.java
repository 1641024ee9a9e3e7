package panmpi.tests.storm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** A thread that exchanges messages with the thread of the same number in the other process. */
final class Trader implements Runnable {
    private static final Kind[] KINDS = Kind.values();
    private static final int ROUNDS_PER_LOOK = 5;

    /** The duration of each exchange. */
    final Times times = new Times();

    /** Time at which the thread last made progress; {@link Watch} reads it. */
    volatile long since = System.nanoTime();

    /** The kind of exchange in progress; {@link Watch} reads it. */
    volatile Kind kind = Kind.SHORT_ARRAY;

    private final int number;
    private final Intracomm comm;
    private final int other;
    private final Turns turns;
    private final int[] oldSent = new int[Kind.LONG_OLD_ARRAY.length];
    private final int[] oldReceived = new int[Kind.LONG_OLD_ARRAY.length];
    private final MemorySegment sent = segment();
    private final MemorySegment received = segment();
    private int round;

    Trader(int number, Intracomm comm, Turns turns) {
        this.number = number;
        this.comm = comm;
        this.turns = turns;
        other = 1 - comm.Rank();
    }

    private static MemorySegment segment() {
        return Arena.ofAuto().allocate(ValueLayout.JAVA_INT, Kind.LONG_SEGMENT.length);
    }

    @Override
    public void run() {
        for (int turn = 0; turn < turns.count(); turn++) {
            turns.await(turn);
            while (!isOver(turn)) {
                for (int i = 0; i < ROUNDS_PER_LOOK * KINDS.length; i++, round++) {
                    trade(KINDS[round % KINDS.length], turn > 0);
                }
            }
            since = Long.MAX_VALUE;
        }
    }

    /**
     * Returns true if the turn is over by rank 0's clock; both ranks learn it in the same round.
     */
    private boolean isOver(int turn) {
        since = System.nanoTime();
        int[] over = {comm.Rank() == 0 && turns.isOver(turn) ? 1 : 0};
        int[] theirs = new int[1];
        comm.Sendrecv(over, 0, 1, MPI.INT, other, number, theirs, 0, 1, MPI.INT, other, number);
        return over[0] + theirs[0] > 0;
    }

    private void trade(Kind next, boolean counts) {
        kind = next;
        int n = next.length;
        switch (next) {
            case SHORT_ARRAY, LONG_NEW_ARRAY, NONBLOCKING_ARRAY ->
                    arrays(new int[n], new int[n], counts);
            case LONG_OLD_ARRAY -> arrays(oldSent, oldReceived, counts);
            case SHORT_SEGMENT, LONG_SEGMENT -> segments(n, counts);
        }
    }

    private void arrays(int[] out, int[] in, boolean counts) {
        int mine = seed(comm.Rank());
        for (int i = 0; i < out.length; i++) {
            out[i] = mine + i;
        }
        long begin = begin();
        switch (kind) {
            case NONBLOCKING_ARRAY -> nonblocking(out, in);
            case LONG_OLD_ARRAY -> oneByOne(out, in);
            default -> atOnce(out, in);
        }
        end(begin, counts);
        int expected = seed(other);
        for (int i = 0; i < in.length; i++) {
            if (in[i] != expected + i) {
                wrong(i, expected + i, in[i]);
            }
        }
    }

    private void atOnce(int[] out, int[] in) {
        int n = out.length;
        comm.Sendrecv(out, 0, n, MPI.INT, other, number, in, 0, n, MPI.INT, other, number);
    }

    private void nonblocking(int[] out, int[] in) {
        Request coming = comm.Irecv(in, 0, in.length, MPI.INT, other, number);
        Request going = comm.Isend(out, 0, out.length, MPI.INT, other, number);
        Request.Waitall(new Request[] {coming, going});
    }

    private void oneByOne(int[] out, int[] in) {
        if (comm.Rank() == 0) {
            comm.Send(out, 0, out.length, MPI.INT, other, number);
            comm.Recv(in, 0, in.length, MPI.INT, other, number);
        } else {
            comm.Recv(in, 0, in.length, MPI.INT, other, number);
            comm.Send(out, 0, out.length, MPI.INT, other, number);
        }
    }

    private void segments(int n, boolean counts) {
        int mine = seed(comm.Rank());
        for (int i = 0; i < n; i++) {
            sent.setAtIndex(ValueLayout.JAVA_INT, i, mine + i);
        }
        long begin = begin();
        comm.Sendrecv(sent, n, MPI.INT, other, number, received, n, MPI.INT, other, number);
        end(begin, counts);
        int expected = seed(other);
        for (int i = 0; i < n; i++) {
            int found = received.getAtIndex(ValueLayout.JAVA_INT, i);
            if (found != expected + i) {
                wrong(i, expected + i, found);
            }
        }
    }

    private long begin() {
        long now = System.nanoTime();
        since = now;
        return now;
    }

    private void end(long begin, boolean counts) {
        if (counts) {
            times.add(kind + " of " + this, begin, System.nanoTime());
        }
    }

    /** Returns the first number of a message, from which its other numbers follow. */
    private int seed(int rank) {
        return 1_000_003 * round + 10_007 * number + 101 * rank;
    }

    private void wrong(int at, int expected, int found) {
        throw new AssertionError(
                this
                        + ", round "
                        + round
                        + ", "
                        + kind
                        + ": number "
                        + at
                        + " should be "
                        + expected
                        + ", is "
                        + found);
    }

    @Override
    public String toString() {
        return "thread " + number + " of rank " + (1 - other);
    }
}
