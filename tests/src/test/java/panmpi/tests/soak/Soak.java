package panmpi.tests.soak;

import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.List;
import java.util.Locale;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import panmpi.tests.support.Memory;

/**
 * Makes random calls for some time, while the garbage collector runs all the time: all bytes of all
 * buffers are compared with what must be there, and the memory of each rank must not grow. The seed
 * and the number of an operation determine it, so that it can be repeated.
 */
public final class Soak {
    private static final int BUFFER = 1 << 22;
    private static final int MEET_EVERY = 4;
    private static final int GO_ON = 0;
    private static final int LOOK = 1;
    private static final int END = 2;
    private static final long REPORT_EVERY = 5_000_000_000L;

    private final long seed;
    private final long begin = System.nanoTime();
    private final long nanos;
    private final Traffic traffic;
    private final MemoryLog memory;
    private final Watch watch = new Watch();
    private long operations;
    private long nextReport = begin + REPORT_EVERY;

    private Soak(double seconds, long seed) {
        this.seed = seed;
        nanos = (long) (seconds * 1e9);
        memory = new MemoryLog(seconds);
        Intracomm reversed = WORLD.Split(0, -RANK);
        traffic =
                new Traffic(
                        seed, List.of(WORLD, WORLD.Dup(), reversed, WORLD.Split(RANK % 2, RANK)));
    }

    /**
     * Runs on all ranks.
     *
     * @param args for how many seconds, the seed, the number of the first operation.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        MPI.Buffer_attach(new byte[BUFFER]);
        Pressure.begin();
        new Soak(Double.parseDouble(args[0]), Long.parseLong(args[1]))
                .run(Integer.parseInt(args[2]));
        MPI.Buffer_detach();
        MPI.Finalize();
    }

    private void run(int first) {
        for (int number = first; number % MEET_EVERY != 0 || !isOver(); number++) {
            operate(number);
        }
        watch.begin("comparing memory");
        memory.check();
        WORLD.Barrier();
        if (RANK == 0) {
            say(String.format("%d operations, 0 wrong bytes, memory flat: %s", operations, memory));
        }
    }

    private void operate(int number) {
        watch.begin("rank " + RANK + " of " + SIZE + ", operation " + number + " of seed " + seed);
        try {
            operations += traffic.run(number, watch);
        } catch (MPIException | AssertionError e) {
            throw new AssertionError(watch.describe() + ": " + e.getMessage(), e);
        }
        if (RANK == 0 && System.nanoTime() > nextReport) {
            nextReport += REPORT_EVERY;
            say(progress());
        }
    }

    private String progress() {
        return String.format(
                Locale.ROOT,
                "%3d s, %d operations, heap %.1f MB, resident %.1f MB",
                (System.nanoTime() - begin) / 1_000_000_000,
                operations,
                Memory.liveKilobytes() / 1024.0,
                Memory.residentKilobytes() / 1024.0);
    }

    private static void say(String text) {
        System.out.println("soak: " + text);
    }

    /**
     * Returns true when time is up, by rank 0's clock. All ranks synchronize here, so that none is
     * far ahead, and measure their memory when rank 0 does.
     */
    private boolean isOver() {
        int[] mine = {RANK == 0 ? wish() : GO_ON};
        int[] wish = new int[1];
        WORLD.Allreduce(mine, 0, wish, 0, 1, MPI.INT, MPI.MAX);
        if (wish[0] == LOOK) {
            memory.look();
        }
        return wish[0] == END;
    }

    private int wish() {
        if (System.nanoTime() - begin > nanos && memory.isEnough()) {
            return END;
        }
        return memory.isDue() ? LOOK : GO_ON;
    }
}
