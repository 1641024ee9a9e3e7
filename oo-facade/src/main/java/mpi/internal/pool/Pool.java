package mpi.internal.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Distributes the tasks of an executor among its workers, and gives the tasks of a lost worker to
 * others. Each task is either in the queue or held by one worker. A worker's answer counts only
 * while the worker holds the task, so that each task ends exactly once.
 */
public final class Pool {

    private final PoolSettings settings;
    private final Consumer<Loss> losses;
    private final TaskQueue queue = new TaskQueue();
    private final List<RemoteWorker> workers = new ArrayList<>();
    private final SharedValues shared = new SharedValues();
    private boolean isEnding;
    private int lost;
    private String lastCause = "";

    /** Makes a pool without workers; {@code losses} is called for each worker that is lost. */
    public Pool(PoolSettings settings, Consumer<Loss> losses) {
        this.settings = settings;
        this.losses = losses;
    }

    PoolSettings settings() {
        return settings;
    }

    /**
     * Queues a task, which runs as soon as a worker is free. Fails the task if there are no
     * workers.
     */
    public void submit(PoolTask task) {
        synchronized (this) {
            queue.addLast(task);
            queue.dispatch(workers);
        }
        failWithoutWorkers();
    }

    /**
     * Removes a cancelled task from the queue, or tells the worker that holds the task. The worker
     * interrupts a running task if {@code mayInterrupt}.
     */
    public synchronized void cancel(PoolTask task, boolean mayInterrupt) {
        queue.remove(task);
        for (RemoteWorker worker : workers) {
            if (worker.holds(task)) {
                long interrupts = mayInterrupt ? 1 : 0;
                worker.connection().send(PoolMessage.of(MessageKind.CANCEL, task.id(), interrupts));
            }
        }
    }

    /** Cancels all tasks, whether queued or held by a worker. */
    public void cancelAll() {
        List<PoolTask> all;
        synchronized (this) {
            all = queue.all();
            workers.forEach(worker -> all.addAll(worker.tasks()));
        }
        all.forEach(PoolTask::stop);
    }

    /** Sends a value to all workers, including workers that join later. */
    public synchronized void share(long id, byte[] value) {
        PoolMessage message = shared.add(id, value);
        workers.forEach(worker -> worker.connection().send(message));
    }

    /** Returns the ids of the shared values that the workers have. */
    public synchronized Set<Long> shared() {
        return shared.numbers();
    }

    /** Makes all workers drop a shared value. */
    public synchronized void unshare(long id) {
        PoolMessage message = shared.remove(id);
        workers.forEach(worker -> worker.connection().send(message));
    }

    /** Returns the number of workers. */
    public synchronized int size() {
        return workers.size();
    }

    /** Returns the number of tasks that workers hold. */
    public synchronized int held() {
        return workers.stream().mapToInt(RemoteWorker::load).sum();
    }

    synchronized List<RemoteWorker> workers() {
        return List.copyOf(workers);
    }

    /** Tells all workers to end. Tasks that have not ended yet fail. */
    public void end() {
        List<PoolTask> open;
        synchronized (this) {
            isEnding = true;
            open = queue.removeAll();
            workers.forEach(worker -> open.addAll(worker.releaseAll()));
            PoolMessage end = PoolMessage.of(MessageKind.END, 0, lost);
            workers.forEach(worker -> worker.connection().send(end));
        }
        open.forEach(task -> task.failAsLost("the executor has ended"));
    }

    synchronized boolean isEnding() {
        return isEnding;
    }

    /** Adds a worker, which gets tasks from now on. */
    synchronized void joins(RemoteWorker worker) {
        Connection connection = worker.connection();
        shared.sendAll(connection);
        connection.send(
                new PoolMessage(MessageKind.BEGIN, 0, settings.limitNanos(), settings.begin()));
        if (isEnding) {
            connection.send(PoolMessage.of(MessageKind.END));
            return;
        }
        workers.add(worker);
        notifyAll();
        queue.dispatch(workers);
    }

    /**
     * Waits until there are {@code number} workers, but at most {@code millis} milliseconds.
     * Returns how many workers there are.
     */
    public synchronized int await(int number, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (workers.size() < number && System.nanoTime() < end) {
            wait(Math.max(1, (end - System.nanoTime()) / 1_000_000));
        }
        return workers.size();
    }

    /**
     * Removes a worker that is lost, and gives its tasks to other workers. Fails the task that the
     * worker was running if that task may not run again.
     */
    void loses(RemoteWorker worker, String cause) {
        List<PoolTask> hopeless = new ArrayList<>();
        Loss loss;
        synchronized (this) {
            if (!workers.remove(worker) || isEnding) {
                return;
            }
            List<PoolTask> tasks = worker.releaseAll();
            lost++;
            lastCause = worker.name() + ": " + cause;
            for (PoolTask task : tasks.reversed()) {
                // Only the first task of a worker is running, so that its other tasks cannot have
                // caused the loss.
                boolean isHopeless =
                        task == tasks.getFirst() && task.failsAgain() > settings.retries();
                if (isHopeless) {
                    hopeless.add(task);
                } else {
                    queue.addFirst(task);
                }
            }
            loss = new Loss(worker.name(), cause, tasks.size() - hopeless.size(), workers.size());
            queue.dispatch(workers);
        }
        losses.accept(loss);
        hopeless.forEach(task -> task.failAsLost(lossText(cause)));
        failWithoutWorkers();
    }

    private String lossText(String cause) {
        int attempts = settings.retries() + 1;
        return "%d worker%s lost while running it, the last one since %s"
                .formatted(attempts, attempts == 1 ? " was" : "s were", cause);
    }

    /** Fails all queued tasks if there is no worker left. */
    private void failWithoutWorkers() {
        List<PoolTask> all;
        synchronized (this) {
            if (!workers.isEmpty()) {
                return;
            }
            all = queue.removeAll();
        }
        String cause =
                lastCause.isEmpty()
                        ? "no worker has connected"
                        : "no worker is left; the last one was " + lastCause;
        all.forEach(task -> task.failAsLost(cause));
    }

    /**
     * Takes the message by which a worker completes, returns or loses a task; ignores the message
     * if the worker does not hold the task any more.
     */
    void takes(RemoteWorker worker, PoolMessage answer) {
        PoolTask task;
        synchronized (this) {
            task = worker.release(answer.id());
            boolean hasEnded =
                    answer.kind() == MessageKind.RESULT || answer.kind() == MessageKind.FAILURE;
            if (hasEnded) {
                queue.took(answer.number());
            }
            if (task != null && !hasEnded && runsAgain(task, answer)) {
                queue.addFirst(task);
                task = null;
            }
            queue.dispatch(workers);
        }
        if (task != null) {
            complete(task, answer);
        }
    }

    private boolean runsAgain(PoolTask task, PoolMessage answer) {
        boolean isReturned = answer.kind() == MessageKind.RETURNED;
        return !task.isCancelled() && (isReturned || task.failsAgain() <= settings.retries());
    }

    private void complete(PoolTask task, PoolMessage answer) {
        switch (answer.kind()) {
            case RESULT -> task.succeeds(answer.body());
            case FAILURE -> task.fails(answer.body());
            default -> task.failAsLost(answer.text());
        }
    }

    /**
     * Lets workers with several tasks return those that they have not begun, if the queue is empty
     * and another worker has no task.
     */
    synchronized void balance() {
        queue.balance(workers);
    }
}
