package mpi.internal.pool;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Queue of the tasks that no worker holds, with methods that distribute them among the workers. The
 * caller must hold the lock of the {@link Pool}.
 */
final class TaskQueue {

    private final Deque<PoolTask> waiting = new ArrayDeque<>();
    private final TaskCost cost = new TaskCost();

    void addLast(PoolTask task) {
        waiting.addLast(task);
    }

    /**
     * Returns a task from a worker to the head of the queue, so that the task runs before the other
     * tasks.
     */
    void addFirst(PoolTask task) {
        waiting.addFirst(task);
    }

    void remove(PoolTask task) {
        waiting.remove(task);
    }

    List<PoolTask> all() {
        return new ArrayList<>(waiting);
    }

    /** Removes all tasks, and returns them. */
    List<PoolTask> removeAll() {
        List<PoolTask> all = all();
        waiting.clear();
        return all;
    }

    /** Records the run time of a task; the average determines how many tasks a worker may hold. */
    void took(long nanos) {
        cost.add(nanos);
    }

    /**
     * Gives queued tasks to the workers that hold the fewest tasks, until each worker has enough.
     */
    void dispatch(List<RemoteWorker> workers) {
        while (!waiting.isEmpty()) {
            RemoteWorker least = null;
            for (RemoteWorker worker : workers) {
                if (least == null || worker.load() < least.load()) {
                    least = worker;
                }
            }
            if (least == null || least.load() >= cost.stock()) {
                return;
            }
            least.give(waiting.pollFirst());
        }
    }

    /**
     * Asks workers with several tasks to return those that they have not begun, if a worker has no
     * task and the queue is empty.
     */
    void balance(List<RemoteWorker> workers) {
        if (!waiting.isEmpty() || workers.stream().noneMatch(worker -> worker.load() == 0)) {
            return;
        }
        for (RemoteWorker worker : workers) {
            if (worker.load() > 1) {
                worker.recall();
            }
        }
    }
}
