package mpi.internal.pool;

/**
 * Record of a worker that was lost, from which the executor reports the loss.
 *
 * @param worker name of the worker.
 * @param cause what is known about the end of the worker.
 * @param tasks number of the worker's tasks that other workers run again.
 * @param left number of workers that are left.
 */
public record Loss(WorkerName worker, String cause, int tasks, int left) {

    static final String SILENT_END =
            "its process has ended without a message, as after kill -9, a crash, or when the"
                    + " system runs out of memory";

    @Override
    public String toString() {
        return "panmpi: %s is lost: %s; %s, %s"
                .formatted(
                        worker,
                        cause,
                        count(tasks, "task") + (tasks == 1 ? " goes" : " go") + " elsewhere",
                        count(left, "worker") + (left == 1 ? " is" : " are") + " left");
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
