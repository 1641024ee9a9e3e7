package mpi.internal.pool;

/** Kinds of messages between an executor and its workers. */
enum MessageKind {
    /** Worker: who it is; the number is the secret of the executor. */
    HELLO,
    /** Executor: a task. */
    TASK,
    /** Worker: a task has a result; the number is the time that it took, in ns. */
    RESULT,
    /** Worker: a task has ended with an exception. */
    FAILURE,
    /** Worker: a task will have no result here, since it was returned or cancelled. */
    RETURNED,
    /** Worker: an attempt at a task is lost, though the worker lives; the body says how. */
    LOST,
    /** Executor: a task is not wanted any more; the number is 1 if it may be interrupted. */
    CANCEL,
    /** Executor: tasks that have not begun shall be returned. */
    RECALL,
    /** Executor: a value for many tasks. */
    SHARE,
    /** Executor: a value that no task needs any more. */
    UNSHARE,
    /** Executor: the code to run before the first task; the number is the limit of tasks, in ns. */
    BEGIN,
    /** Executor: asks if the worker lives, which it answers by the same kind. */
    PING,
    /** Executor: a process of the worker's host, which is lost, shall be killed. */
    KILL,
    /** Worker: it leaves; the body says why. */
    LEAVING,
    /** Executor: there will be no further task; the number is that of workers that were lost. */
    END
}
