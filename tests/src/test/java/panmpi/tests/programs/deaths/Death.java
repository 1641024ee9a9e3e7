package panmpi.tests.programs.deaths;

import java.util.concurrent.CountDownLatch;
import mpi.MPI;

/** A way to die. Every rank calls it, and returns if it is not to die. */
@FunctionalInterface
interface Death {
    /**
     * Line that is printed right before the fault; {@code FaultRun} measures the time from here on.
     */
    String MARK = "FAULT";

    /** Dies, or returns on a rank that is not to die. */
    void die() throws Throwable;

    /** {@return a death of only the last rank} */
    static Death ofLast(Death death) {
        return () -> {
            if (isLast()) {
                mark();
                death.die();
            }
        };
    }

    /** {@return a death of every rank} */
    static Death ofAll(Death death) {
        return () -> {
            mark();
            death.die();
        };
    }

    /** {@return true on the rank that dies} */
    static boolean isLast() {
        return MPI.COMM_WORLD.Rank() == MPI.COMM_WORLD.Size() - 1;
    }

    /** Prints {@code MARK}, right before the fault. */
    static void mark() {
        System.out.println(MARK);
        System.out.flush();
    }

    /** {@return the exception by which a rank dies} */
    static IllegalStateException illness() {
        return new IllegalStateException("the rank is ill");
    }

    /** Blocks the calling thread for ever. */
    static void waitForEver() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sleeps for a while. */
    static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
