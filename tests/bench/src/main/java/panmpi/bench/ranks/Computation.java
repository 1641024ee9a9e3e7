package panmpi.bench.ranks;

/** Keeps a rank busy with a computation while its messages are in transit. */
final class Computation {
    private static final int STEPS = 1000;
    private static final int BYTES_PER_STEP = 16;

    // Result of the computation, stored so that the compiler cannot omit the computation.
    private volatile double computed;

    /**
     * Computes a chain of additions and multiplications, each of which needs the result of the one
     * before. The chain is longer for a longer message of {@code bytes} bytes.
     */
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
