package panmpi.bench.apps;

/** Sums up the time that a rank spends in communication. */
final class Clock {
    private long begin;
    private long nanos;

    /** Begins to measure the time of a communication call. */
    void enter() {
        begin = System.nanoTime();
    }

    /** Adds the time since {@link #enter} to the sum. */
    void leave() {
        nanos += System.nanoTime() - begin;
    }

    /** {@return the nanoseconds in communication since the last call of this method} */
    long take() {
        long taken = nanos;
        nanos = 0;
        return taken;
    }
}
