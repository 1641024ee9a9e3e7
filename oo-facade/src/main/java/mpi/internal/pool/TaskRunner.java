package mpi.internal.pool;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * Runs the tasks of a worker, one after the other. If a task exceeds its time limit and does not
 * react to an interrupt, a new thread runs the next tasks, since a Java thread cannot be stopped.
 */
final class TaskRunner {

    private final Work work;
    private final Connection connection;
    private final Deque<PoolMessage> waiting = new ArrayDeque<>();
    private long limitNanos;
    private Attempt current;
    private Thread thread;
    private boolean isOver;
    private Runnable outOfMemory = () -> {};

    TaskRunner(Work work, Connection connection) {
        this.work = work;
        this.connection = connection;
    }

    /** Sets the action to run after a task that ran out of memory. */
    void whenOutOfMemory(Runnable then) {
        outOfMemory = then;
    }

    /** Starts the thread that runs tasks, with this time limit for each task, or 0 for none. */
    synchronized void begin(long limit) {
        limitNanos = limit;
        replaceThread();
        if (limit > 0) {
            Thread.ofPlatform().daemon().name("panmpi-worker-limit").start(this::watch);
        }
    }

    private void replaceThread() {
        thread = Thread.ofPlatform().daemon().name("panmpi-worker").start(this::run);
    }

    /** Returns the thread that now runs this worker's tasks. */
    synchronized Thread thread() {
        return thread;
    }

    synchronized void add(PoolMessage task) {
        waiting.addLast(task);
        notifyAll();
    }

    /** Returns to the executor all tasks that this worker has not begun. */
    synchronized void giveBack() {
        waiting.forEach(task -> connection.send(returned(task.id())));
        waiting.clear();
    }

    synchronized void cancel(long id, boolean mayInterrupt) {
        for (Iterator<PoolMessage> tasks = waiting.iterator(); tasks.hasNext(); ) {
            if (tasks.next().id() == id) {
                tasks.remove();
                connection.send(returned(id));
                return;
            }
        }
        if (mayInterrupt && current != null && current.id() == id) {
            current.interrupt();
        }
    }

    synchronized void end() {
        isOver = true;
        waiting.clear();
        if (current != null) {
            current.interrupt();
        }
        notifyAll();
    }

    private static PoolMessage returned(long id) {
        return PoolMessage.of(MessageKind.RETURNED, id, 0);
    }

    private void run() {
        try {
            for (PoolMessage task = take(); task != null; task = take()) {
                Attempt attempt = begin(task);
                try {
                    finish(attempt, work.run(task.body()));
                } catch (Throwable failure) {
                    loses(attempt, failure);
                }
            }
        } catch (InterruptedException replaced) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits for a task. Returns null if this thread must end, because the worker ends or another
     * thread has replaced this one.
     */
    private synchronized PoolMessage take() throws InterruptedException {
        while (!isOver && Thread.currentThread() == thread && waiting.isEmpty()) {
            wait();
        }
        return isOver || Thread.currentThread() != thread ? null : waiting.pollFirst();
    }

    private synchronized Attempt begin(PoolMessage task) {
        current = new Attempt(task, Thread.currentThread());
        return current;
    }

    private synchronized void finish(Attempt attempt, Answer answer) {
        if (!ends(attempt)) {
            return;
        }
        if (attempt.isOverdue()) {
            lost(attempt, attempt.complaint(limitNanos).lines().findFirst().orElse(""));
            return;
        }
        MessageKind kind = answer.isFailure() ? MessageKind.FAILURE : MessageKind.RESULT;
        connection.send(new PoolMessage(kind, attempt.id(), attempt.nanos(), answer.body()));
    }

    /**
     * Tells the executor that a run is lost: the task ran out of memory, or its result cannot be
     * sent.
     */
    private void loses(Attempt attempt, Throwable failure) {
        boolean isLack = failure instanceof OutOfMemoryError;
        String how =
                isLack
                        ? "the task ran out of memory: "
                        : "the task ended, and its result cannot be sent: ";
        synchronized (this) {
            if (ends(attempt)) {
                lost(attempt, how + (isLack ? failure.getMessage() : failure));
            }
        }
        if (isLack) {
            outOfMemory.run();
        }
    }

    /**
     * Marks a run of a task as ended; returns false if the run was given up before, since it was
     * stuck.
     */
    private boolean ends(Attempt attempt) {
        boolean isCurrent = current == attempt;
        if (isCurrent) {
            current = null;
            Thread.interrupted(); // clears an interrupt that was meant for this task
        }
        return isCurrent;
    }

    private void lost(Attempt attempt, String how) {
        connection.send(PoolMessage.of(MessageKind.LOST, attempt.id(), how));
    }

    private void watch() {
        try {
            while (!isOver()) {
                Thread.sleep(20);
                replaceStuck();
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isOver() {
        return isOver;
    }

    private synchronized void replaceStuck() {
        if (current != null && current.isStuck(limitNanos)) {
            lost(current, current.complaint(limitNanos));
            current = null;
            replaceThread();
        }
    }
}
