package mpi.internal.strict.feed;

/** A number that grows, for which threads wait. */
final class Progress {

    /** The referee ends the process before; if it cannot, the program goes on. */
    private static final long LONGEST_NANOS = 10_000_000_000L;

    private long reached;

    /** Lets threads go on that wait for this number, or a lower one. */
    synchronized void reaches(long number) {
        reached = Math.max(reached, number);
        notifyAll();
    }

    /** Waits for a number. */
    synchronized void await(long number) {
        long end = System.nanoTime() + LONGEST_NANOS;
        try {
            while (reached < number && System.nanoTime() < end) {
                wait(1_000);
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }
}
