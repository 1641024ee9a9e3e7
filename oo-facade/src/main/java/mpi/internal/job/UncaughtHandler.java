package mpi.internal.job;

import java.lang.Thread.UncaughtExceptionHandler;

/**
 * Handler of uncaught exceptions: prints the rank and the stack, calls the program's own handler,
 * then ends the job.
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
