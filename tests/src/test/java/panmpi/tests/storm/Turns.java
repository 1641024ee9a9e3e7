package panmpi.tests.storm;

import java.util.concurrent.TimeUnit;

/**
 * Times at which this job runs: each second turn, by the clock, so that this job and the job in C
 * each have the machine for themselves within the same minute, without messages between both jobs.
 *
 * @param begin when the first turn begins, in milliseconds of the system's clock.
 * @param millis length of a turn.
 * @param count number of turns of this job.
 * @param ours 0 if the first turn is this job's, 1 if it is the job in C's.
 */
record Turns(long begin, long millis, int count, int ours) {
    /**
     * Milliseconds at the end of a turn for collectors to finish before the other job's turn
     * begins.
     */
    private static final long REST = 300;

    private long begins(int turn) {
        return begin + (2L * turn + ours) * millis;
    }

    /** {@return when a turn began, by the monotonic clock} */
    long nanos(int turn) {
        return System.nanoTime() - 1_000_000 * (System.currentTimeMillis() - begins(turn));
    }

    /** {@return the nanoseconds of all turns after the first one} */
    long measured() {
        return 1_000_000 * (count - 1) * (millis - REST);
    }

    /** Sleeps until a turn begins. */
    void await(int turn) {
        try {
            long pause = begins(turn) - System.currentTimeMillis();
            TimeUnit.MILLISECONDS.sleep(Math.max(0, pause));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns true if a turn is over. */
    boolean isOver(int turn) {
        return System.currentTimeMillis() > begins(turn) + millis - REST;
    }
}
