package mpi.concurrent;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import mpi.internal.pool.Answer;
import mpi.internal.pool.Work;
import mpi.internal.pool.WorkerName;

/**
 * Runs tasks on a worker: deserializes each task, and serializes its result or exception. Also
 * keeps the shared values that the executor has sent to the worker.
 */
final class TaskWork implements Work {

    private static final ThreadLocal<Boolean> IN_TASK = ThreadLocal.withInitial(() -> false);

    private final WorkerName name;
    private final Set<Long> shared = new HashSet<>();

    TaskWork(WorkerName name) {
        this.name = name;
    }

    /** Returns true on a thread that runs a task. */
    static boolean isInTask() {
        return IN_TASK.get();
    }

    @Override
    public Answer run(byte[] task) {
        IN_TASK.set(true);
        try {
            return new Answer(false, TaskCoding.result(call(task)));
        } catch (OutOfMemoryError lack) {
            throw lack;
        } catch (Throwable thrown) {
            return new Answer(true, TaskCoding.exception(thrown, name));
        } finally {
            IN_TASK.remove();
        }
    }

    private Object call(byte[] task) throws Exception {
        Object read;
        try {
            read = TaskCoding.read(task);
        } catch (ClassNotFoundException missing) {
            throw new IOException(
                    name + " lacks a class of the task; give all ranks the same class path",
                    missing);
        }
        if (read instanceof Callable<?> callable) {
            return callable.call();
        }
        ((Runnable) read).run();
        return null;
    }

    @Override
    public String begin(byte[] code) {
        try {
            IN_TASK.set(true);
            TaskCoding.<Runnable>read(code).run();
            return "";
        } catch (Throwable failure) {
            return "its initializer has thrown " + failure;
        } finally {
            IN_TASK.remove();
        }
    }

    @Override
    public void share(long id, byte[] value) {
        shared.add(id);
        Shared.keep(id, value);
    }

    @Override
    public void unshare(long id) {
        shared.remove(id);
        Shared.forget(id);
    }

    @Override
    public void end() {
        shared.forEach(Shared::forget);
    }
}
