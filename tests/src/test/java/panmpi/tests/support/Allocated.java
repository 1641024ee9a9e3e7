package panmpi.tests.support;

import static org.junit.jupiter.api.Assertions.fail;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.LongStream;
import mpi.MPI;
import mpi.Status;
import mpi.internal.job.CallCoverage;

/**
 * Measures the heap bytes that calls allocate once they are compiled. All ranks repeat the calls
 * until no rank allocates more than the limit, since it is unknown when the compilation ends.
 */
public final class Allocated {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int CALLS = 2_000;
    private static final long PATIENCE = 60_000_000_000L;

    /** Heap bytes that a new {@link Status} takes. */
    public static final long STATUS = ofOneStatus();

    /**
     * The field is volatile, so that the compiler cannot leave out the allocation of a status
     * stored here.
     */
    private static volatile Status kept;

    private Allocated() {}

    /** Stores a status in a field, as a program does that reads it later. */
    public static void keep(Status status) {
        kept = status;
    }

    /**
     * Fails if calls allocate more than they may on this rank.
     *
     * @param most bytes that one call may allocate.
     * @param name name of the calls, for the failure.
     * @param calls the measured calls; all ranks make them equally often.
     */
    public static void assertAtMost(long most, String name, Runnable calls) {
        CallCoverage.walk(false);
        try {
            measure(most, name, calls);
        } finally {
            CallCoverage.walk(true);
        }
    }

    private static void measure(long most, String name, Runnable calls) {
        long begin = System.nanoTime();
        int[] mine = new int[2];
        int[] worst = new int[2];
        long bytes;
        do {
            bytes = perCall(calls);
            mine[0] = (int) Math.max(0, bytes - most);
            mine[1] = System.nanoTime() - begin > PATIENCE ? 1 : 0;
            WORLD.Allreduce(mine, 0, worst, 0, 2, MPI.INT, MPI.MAX);
        } while (worst[0] > 0 && worst[1] == 0);
        if (mine[0] > 0) {
            fail(name + ": " + bytes + " bytes a call on rank " + RANK + ", may be " + most);
        }
    }

    /**
     * Measures the heap bytes of a new status: the least of several measurements, since the first
     * ones also count classes that are loaded.
     */
    private static long ofOneStatus() {
        Runnable making = () -> keep(new Status());
        return LongStream.generate(() -> perCall(making)).limit(5).min().orElseThrow();
    }

    private static long perCall(Runnable calls) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < CALLS; i++) {
            calls.run();
        }
        return Math.ceilDiv(THREADS.getCurrentThreadAllocatedBytes() - before, CALLS);
    }
}
