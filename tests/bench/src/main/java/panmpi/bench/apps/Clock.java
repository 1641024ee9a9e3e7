package panmpi.bench.apps;

/** The time that a rank spends in communication. */
final class Clock {
    private long begin;
    private long nanos;

    /** Begins a call. */
    void enter() {
        begin = System.nanoTime();
    }

    /** Ends the call that was begun last. */
    void leave() {
        nanos += System.nanoTime() - begin;
    }

    /** {@return nanoseconds since the last time this was asked for} */
    long take() {
        long taken = nanos;
        nanos = 0;
        return taken;
    }
}
