package mpi.internal.strict.feed;

/**
 * Counter of the requests that the referee has answered. It never decreases, and threads wait until
 * it reaches the number of their request.
 */
final class Progress {

    /**
     * Longest wait, 10 s. A wait is normally shorter, since the referee answers or ends the process
     * earlier; if the referee can do neither, the program continues.
     */
    private static final long LONGEST_NANOS = 10_000_000_000L;

    private long reached;

    /** Sets the counter and wakes the threads that wait for this number or a lower one. */
    synchronized void reaches(long number) {
        reached = Math.max(reached, number);
        notifyAll();
    }

    /** Waits until the counter reaches a number, for at most 10 s. */
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
