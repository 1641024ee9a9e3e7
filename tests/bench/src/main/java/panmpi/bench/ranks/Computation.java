package panmpi.bench.ranks;

/** The computation of a rank while its messages are in transit. */
final class Computation {
    private static final int STEPS = 1000;
    private static final int BYTES_PER_STEP = 16;

    // Written so that no compiler leaves the work out.
    private volatile double computed;

    /** A chain of additions and multiplications, each of which waits for the one before. */
    void whileTravel(int bytes) {
        computed = compute(STEPS + bytes / BYTES_PER_STEP);
    }

    private static double compute(int steps) {
        double x = 1;
        for (int i = 0; i < steps; i++) {
            x = x * 0.5 + 1;
        }
        return x;
    }
}
