package mpi.internal.pool;

/**
 * Kinds of messages between an executor and its workers. Each comment begins with the sender;
 * "number" and "body" are fields of {@link PoolMessage}.
 */
enum MessageKind {
    /**
     * Worker: introduces itself; the body is the worker's name, and the number is the executor's
     * secret.
     */
    HELLO,
    /** Executor: sends a task. */
    TASK,
    /** Worker: a task has a result; the number is the time that it took, in nanoseconds. */
    RESULT,
    /**
     * Worker: a task has ended with an exception; the number is the time that it took, in
     * nanoseconds.
     */
    FAILURE,
    /**
     * Worker: returns a task that it has not begun, since the executor has sent RECALL or CANCEL.
     */
    RETURNED,
    /** Worker: a run of a task is lost, though the worker itself goes on; the body says why. */
    LOST,
    /** Executor: a task is cancelled; the number is 1 if it may be interrupted. */
    CANCEL,
    /** Executor: asks the worker to return all tasks that it has not begun. */
    RECALL,
    /** Executor: sends a value that many tasks use. */
    SHARE,
    /** Executor: says that no task needs a shared value any more. */
    UNSHARE,
    /**
     * Executor: sends the code to run before the first task; the number is the time limit of each
     * task, in nanoseconds, or 0 for none.
     */
    BEGIN,
    /** Executor: asks whether the worker is alive; the worker answers with the same message. */
    PING,
    /**
     * Executor: asks the worker to kill a lost worker's process on its host; the id is the process
     * id.
     */
    KILL,
    /** Worker: the worker's process is about to end; the body says why. */
    LEAVING,
    /** Executor: there will be no further task; the number is how many workers were lost. */
    END
}
