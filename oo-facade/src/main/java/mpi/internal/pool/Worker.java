package mpi.internal.pool;

import java.io.IOException;

/** A worker, which connects to an executor and runs its tasks until the executor ends. */
public final class Worker {

    private static final long DRAIN_MILLIS = 500;

    private final Connection connection;
    private final Work work;
    private final TaskRunner runner;
    private boolean hasBegun;

    private Worker(Connection connection, Work work) {
        this.connection = connection;
        this.work = work;
        runner = new TaskRunner(work, connection);
    }

    /**
     * Runs tasks for an executor until the executor ends.
     *
     * @param address address of the executor.
     * @param name name of this worker.
     * @param work operations that run tasks and keep shared values.
     * @param exit actions that end this process before the executor ends.
     * @return the way in which the worker's work ended.
     * @throws IOException if the executor cannot be reached.
     */
    public static WorkerEnd serve(PoolAddress address, WorkerName name, Work work, WorkerExit exit)
            throws IOException {
        try (Connection connection = new Connection(address.connect(), "panmpi-worker")) {
            connection.send(
                    new PoolMessage(
                            MessageKind.HELLO,
                            0,
                            address.secret(),
                            PoolMessage.of(MessageKind.HELLO, 0, name.encode()).body()));
            Worker worker = new Worker(connection, work);
            exit.prepare(worker::leave, worker.runner::thread);
            worker.runner.whenOutOfMemory(exit::outOfMemory);
            WorkerEnd end = worker.listen();
            exit.isOver();
            worker.runner.end();
            work.end();
            return end;
        }
    }

    private WorkerEnd listen() {
        try {
            while (true) {
                PoolMessage message = connection.next();
                if (message.kind() == MessageKind.END) {
                    return message.number() == 0 ? WorkerEnd.COMPLETE : WorkerEnd.AFTER_LOSSES;
                }
                take(message);
            }
        } catch (IOException gone) {
            return WorkerEnd.GIVEN_UP;
        }
    }

    private void take(PoolMessage message) {
        switch (message.kind()) {
            case BEGIN -> begin(message);
            case TASK -> runner.add(message);
            case CANCEL -> runner.cancel(message.id(), message.number() != 0);
            case RECALL -> runner.giveBack();
            case SHARE -> work.share(message.id(), message.body());
            case UNSHARE -> work.unshare(message.id());
            case PING -> connection.send(message);
            case KILL -> ProcessHandle.of(message.id()).ifPresent(ProcessHandle::destroyForcibly);
            default -> {}
        }
    }

    /**
     * Runs the code that comes before the first task. It runs in the thread that reads messages, so
     * that no task begins before the code has ended.
     */
    private void begin(PoolMessage message) {
        if (hasBegun) {
            return;
        }
        hasBegun = true;
        String problem = message.body().length == 0 ? "" : work.begin(message.body());
        if (problem.isEmpty()) {
            runner.begin(message.number());
        } else {
            leave(problem);
        }
    }

    private void leave(String why) {
        connection.send(PoolMessage.of(MessageKind.LEAVING, 0, why));
        connection.drain(DRAIN_MILLIS);
    }
}
