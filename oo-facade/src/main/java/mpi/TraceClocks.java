package mpi;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.InnerCall;
import mpi.internal.job.JobState;
import mpi.internal.launch.Launch;
import mpi.internal.trace.FolderSink;
import mpi.internal.trace.Trace;

/**
 * Measures the clocks of several hosts for the trace, at {@code Init} and {@code Finalize}: the
 * first rank of each host repeatedly asks rank 0 for its time, by messages on a private
 * communicator. The answer that took the least time is used. With one host nothing is sent, unless
 * {@code -Dpanmpi.trace.clocks=true} asks for it.
 */
final class TraceClocks {

    private static final String PROPERTY = "panmpi.trace.clocks";
    private static final int ROUNDS = 20;

    private final InnerCall call;
    private final long comm;
    private final MemorySegment buffer;

    private TraceClocks(InnerCall call, long comm) {
        this.call = call;
        this.comm = comm;
        buffer = call.room(JAVA_LONG.byteSize());
    }

    /**
     * Measures the clocks if they are to be measured, which is then collective over all ranks.
     * {@code which} is 0 at the beginning of the job and 1 at its end.
     */
    static void measure(int which) {
        if (Trace.FOLDER == null || !areWanted()) {
            return;
        }
        try (InnerCall call = InnerCall.open("MPI_Comm_dup")) {
            MemorySegment commAt = call.cell();
            call.check(Mpi.MPI_Comm_dup(Mpi.MPI_COMM_WORLD, commAt));
            new TraceClocks(call, call.handleAt(commAt, "MPI_Comm")).all(which);
            call.check(Mpi.MPI_Comm_free(commAt));
        }
    }

    private static boolean areWanted() {
        String chosen = System.getProperty(PROPERTY);
        int here = Launch.ranksHere();
        return chosen == null ? here > 0 && here < JobState.size() : chosen.equals("true");
    }

    private void all(int which) {
        long[] clocks = clocks();
        for (int rank = 1; rank < clocks.length; rank++) {
            if (isFirst(clocks, rank)) {
                if (JobState.rank() == 0) {
                    answer(rank);
                } else if (JobState.rank() == rank) {
                    ask(which);
                }
            }
        }
    }

    /**
     * Returns a number for the clock of each rank; ranks that share a clock have the same number.
     */
    private long[] clocks() {
        int size = JobState.size();
        MemorySegment all = call.room(size * JAVA_LONG.byteSize());
        buffer.set(JAVA_LONG, 0, FolderSink.clock());
        call.check(Mpi.MPI_Allgather(buffer, 1, Mpi.MPI_INT64_T, all, 1, Mpi.MPI_INT64_T, comm));
        return CallNumbers.longsAt(all, size);
    }

    private static boolean isFirst(long[] clocks, int rank) {
        for (int before = 0; before < rank; before++) {
            if (clocks[before] == clocks[rank]) {
                return false;
            }
        }
        return true;
    }

    private void answer(int rank) {
        for (int round = 0; round < ROUNDS; round++) {
            receive(rank);
            buffer.set(JAVA_LONG, 0, System.nanoTime());
            send(rank);
        }
    }

    private void ask(int which) {
        long shortest = Long.MAX_VALUE;
        long time = 0;
        long offset = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long begin = System.nanoTime();
            send(0);
            receive(0);
            long took = System.nanoTime() - begin;
            if (took < shortest) {
                shortest = took;
                time = begin + took / 2;
                offset = buffer.get(JAVA_LONG, 0) - time;
            }
        }
        Trace.FOLDER.clock(which, time, offset, shortest / 2);
    }

    private void send(int rank) {
        call.check(Mpi.MPI_Send(buffer, 1, Mpi.MPI_INT64_T, rank, 0, comm));
    }

    private void receive(int rank) {
        call.check(Mpi.MPI_Recv(buffer, 1, Mpi.MPI_INT64_T, rank, 0, comm, Mpi.MPI_STATUS_IGNORE));
    }
}
