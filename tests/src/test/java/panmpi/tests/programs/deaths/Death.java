package panmpi.tests.programs.deaths;

import java.util.concurrent.CountDownLatch;
import mpi.MPI;

/** A way to die; every rank goes there, and those that are not to die come back. */
@FunctionalInterface
interface Death {
    /** Printed right before the fault: the driver measures the time from here on. */
    String MARK = "FAULT";

    /** Dies, or returns on a rank that is not to die. */
    void die() throws Throwable;

    /** {@return a death of the last rank alone} */
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

    /** {@return whether this is the rank that dies} */
    static boolean isLast() {
        return MPI.COMM_WORLD.Rank() == MPI.COMM_WORLD.Size() - 1;
    }

    /** Says that it begins. */
    static void mark() {
        System.out.println(MARK);
        System.out.flush();
    }

    /** {@return the exception of a rank} */
    static IllegalStateException illness() {
        return new IllegalStateException("the rank is ill");
    }

    /** Keeps its thread for ever. */
    static void waitForEver() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Lets some time go by. */
    static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
