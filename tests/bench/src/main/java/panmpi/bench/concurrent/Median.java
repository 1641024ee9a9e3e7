package panmpi.bench.concurrent;

import java.util.Arrays;

/**
 * Measures several pieces of code by turns, in many batches, and takes the median of the batches.
 */
final class Median {
    private static final int BATCHES = 201;

    private Median() {}

    /**
     * {@return for each of {@code ways}, the median time of one run in nanoseconds; a batch
     * consists of {@code turns} runs}
     */
    static double[] of(int turns, Runnable... ways) {
        double[][] nanos = new double[ways.length][BATCHES];
        for (int batch = -BATCHES; batch < BATCHES; batch++) {
            for (int way = 0; way < ways.length; way++) {
                long begin = System.nanoTime();
                for (int turn = 0; turn < turns; turn++) {
                    ways[way].run();
                }
                if (batch >= 0) {
                    nanos[way][batch] = (System.nanoTime() - begin) / (double) turns;
                }
            }
        }
        return Arrays.stream(nanos).mapToDouble(Median::middle).toArray();
    }

    private static double middle(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
