package mpi.bench;

import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;

/**
 * Measures the time of operations. An operation is first repeated until its time no longer falls:
 * the first calls load classes and run uncompiled code, and may take a thousand times as long as
 * later calls. The result is the median of some batches, each long enough for the clock.
 */
public final class Timer {

    private static final int BATCHES = 7;
    private static final double BATCH_SECONDS = 0.03;
    private static final int MOST_ROUNDS = 1 << 20;

    /**
     * Shortest time in s of the warm-up before the first measurement. The JVM may compile a loop
     * repeatedly, for the last time within about half a second.
     */
    private static final double FIRST_WARM_UP_SECONDS = 0.75;

    private static final double WARM_UP_SECONDS = 0.05;
    private static final double LONGEST_WARM_UP_SECONDS = 3;

    /**
     * Fraction that decides whether the time of an operation still falls during the warm-up: it
     * does if a batch takes at most this fraction of the shortest time in the batches before.
     */
    private static final double FALLS = 0.95;

    private final Comm world;
    private boolean isFirst = true;

    /**
     * Makes a timer for operations in which all ranks take part.
     *
     * @param world communicator of these ranks.
     */
    public Timer(Comm world) {
        this.world = world;
    }

    /**
     * Repeats an operation until its time is steady, and measures it. All ranks must call this
     * method.
     *
     * @param operation operation that all ranks begin.
     * @return the seconds of one operation by the clock of rank 0; the same value on all ranks.
     */
    public double seconds(Runnable operation) {
        int rounds = warmUp(operation);
        double[] times = new double[BATCHES];
        for (int i = 0; i < BATCHES; i++) {
            times[i] = batch(operation, rounds) / rounds;
        }
        Arrays.sort(times);
        return times[BATCHES / 2];
    }

    /**
     * Repeats an operation until its time is steady; returns the number of operations in a batch.
     */
    private int warmUp(Runnable operation) {
        double least = isFirst ? FIRST_WARM_UP_SECONDS : WARM_UP_SECONDS;
        isFirst = false;
        int rounds = 1;
        double spent = 0;
        double best = Double.MAX_VALUE;
        while (true) {
            double batch = batch(operation, rounds);
            spent += batch;
            boolean isLong = batch >= BATCH_SECONDS || rounds == MOST_ROUNDS;
            boolean isSteady = batch / rounds > best * FALLS;
            if (isLong && spent >= LONGEST_WARM_UP_SECONDS
                    || isLong && isSteady && spent >= least) {
                return rounds;
            }
            best = Math.min(best, batch / rounds);
            rounds = isLong ? rounds : rounds * 2;
        }
    }

    /**
     * Runs a batch of operations. Returns its duration in s, which rank 0 measures and sends to all
     * ranks, so that all ranks decide alike how many operations follow.
     */
    private double batch(Runnable operation, int rounds) {
        world.Barrier();
        double begin = MPI.Wtime();
        for (int i = 0; i < rounds; i++) {
            operation.run();
        }
        double[] time = {MPI.Wtime() - begin};
        world.Bcast(time, 0, 1, MPI.DOUBLE, 0);
        return time[0];
    }
}
