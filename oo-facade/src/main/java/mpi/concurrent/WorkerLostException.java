package mpi.concurrent;

/**
 * Failure of a task that has no result although it threw no exception: each worker that ran it was
 * lost, did not finish it in time or ran out of memory, or no worker is left.
 *
 * @since 0.3
 */
public final class WorkerLostException extends RuntimeException {

    private static final long serialVersionUID = 1;

    WorkerLostException(String message) {
        super(message);
    }
}
