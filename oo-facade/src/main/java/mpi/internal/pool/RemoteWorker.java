package mpi.internal.pool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The executor's record of a worker: its connection, and the tasks that it holds. The lock of the
 * {@link Pool} protects the tasks.
 */
final class RemoteWorker {

    private final WorkerName name;
    private final Connection connection;
    private final Map<Long, PoolTask> held = new LinkedHashMap<>();
    private String reason = "";
    private boolean isRecalled;
    private volatile long heard = System.nanoTime();

    RemoteWorker(WorkerName name, Connection connection) {
        this.name = name;
        this.connection = connection;
    }

    WorkerName name() {
        return name;
    }

    Connection connection() {
        return connection;
    }

    void hears() {
        heard = System.nanoTime();
    }

    long silenceNanos() {
        return System.nanoTime() - heard;
    }

    int load() {
        return held.size();
    }

    boolean holds(PoolTask task) {
        return held.containsKey(task.id());
    }

    void give(PoolTask task) {
        isRecalled = false;
        held.put(task.id(), task);
        connection.send(task.message());
    }

    /** Takes a task back from the worker; returns null if the worker does not hold the task. */
    PoolTask release(long id) {
        return held.remove(id);
    }

    /**
     * Takes all tasks back from the worker, in the order in which the worker runs them, so that the
     * first task is the task in progress.
     */
    List<PoolTask> releaseAll() {
        List<PoolTask> all = new ArrayList<>(held.values());
        held.clear();
        return all;
    }

    List<PoolTask> tasks() {
        return List.copyOf(held.values());
    }

    /**
     * Asks the worker to return the tasks that it has not begun. Does not ask again before the
     * worker gets a new task.
     */
    void recall() {
        if (!isRecalled) {
            isRecalled = true;
            connection.send(PoolMessage.of(MessageKind.RECALL));
        }
    }

    /** Records the reason why the worker leaves, or why the executor gives it up. */
    void leaves(String why) {
        reason = why;
    }

    /** Returns the recorded reason for the end of the worker; empty if none was recorded. */
    String reason() {
        return reason;
    }
}
