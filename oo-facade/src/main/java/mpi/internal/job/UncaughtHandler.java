package mpi.internal.job;

import java.lang.Thread.UncaughtExceptionHandler;

/**
 * Prints the rank and the stack, lets the program's own handler see them, ends the job.
 *
 * @param before the program's own handler; null for none.
 */
public record UncaughtHandler(UncaughtExceptionHandler before) implements UncaughtExceptionHandler {

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        try {
            JobAbort.tell("uncaught exception", thread, failure);
            if (before != null) {
                before.uncaughtException(thread, failure);
            }
        } finally {
            JobAbort.end();
        }
    }
}
