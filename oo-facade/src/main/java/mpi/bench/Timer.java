package mpi.bench;

import java.util.Arrays;
import mpi.Comm;
import mpi.MPI;

/** Measures one operation: batches of a length that the clock can tell, and their median. */
final class Timer {

    private static final int BATCHES = 7;
    private static final double BATCH_SECONDS = 0.03;
    private static final int MOST_ROUNDS = 1 << 20;

    private final Comm world;

    Timer(Comm world) {
        this.world = world;
    }

    /** Returns the seconds of one operation; the same value on all ranks. */
    double seconds(Runnable operation) {
        int rounds = 1;
        double batch = batch(operation, rounds);
        while (batch < BATCH_SECONDS && rounds < MOST_ROUNDS) {
            rounds *= 2;
            batch = batch(operation, rounds);
        }
        double[] times = new double[BATCHES];
        for (int i = 0; i < BATCHES; i++) {
            times[i] = batch(operation, rounds) / rounds;
        }
        Arrays.sort(times);
        return times[BATCHES / 2];
    }

    /** Seconds of a batch on rank 0, told to all, so that all go on with the same number. */
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
