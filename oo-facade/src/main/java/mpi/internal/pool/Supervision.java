package mpi.internal.pool;

import java.util.Optional;

/**
 * Thread that supervises the workers. It treats a worker that does not answer as lost, and kills
 * the worker's process if the job survives the death of a process. It gives a worker without tasks
 * the tasks that other workers have not begun.
 */
final class Supervision implements AutoCloseable {

    private static final long LOOK_MILLIS = 20;

    private final Pool pool;
    private final long silenceNanos;
    private final Thread thread;
    private long asked = System.nanoTime();

    Supervision(Pool pool) {
        this.pool = pool;
        silenceNanos = pool.settings().silenceNanos();
        thread = Thread.ofPlatform().daemon().name("panmpi-executor-looks").start(this::run);
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                pool.balance();
                askAll();
                for (RemoteWorker worker : pool.workers()) {
                    if (worker.silenceNanos() > silenceNanos) {
                        giveUp(worker);
                    }
                }
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    private void askAll() {
        if (System.nanoTime() - asked > silenceNanos / 4) {
            asked = System.nanoTime();
            pool.workers().forEach(w -> w.connection().send(PoolMessage.of(MessageKind.PING)));
        }
    }

    private void giveUp(RemoteWorker worker) {
        String cause =
                "it has not answered for %d s: it is stopped, swapped out or cannot be reached"
                        .formatted(worker.silenceNanos() / 1_000_000_000);
        // The reason is recorded before the process is killed: the thread that reads from the
        // worker may notice the end of the worker's process before this thread goes on.
        worker.leaves(cause);
        if (pool.settings().survives()) {
            cause += kill(worker.name()) ? "; its process is killed" : "; its process goes on";
        }
        worker.connection().close();
        pool.loses(worker, cause);
    }

    /**
     * Kills the process of a lost worker: directly if it is on this host, else through another
     * worker on its host. Returns false if neither way is possible.
     */
    private boolean kill(WorkerName lost) {
        WorkerName own = WorkerName.own(lost.rank());
        if (own.host().equals(lost.host())) {
            return own.pid() != lost.pid()
                    && ProcessHandle.of(lost.pid())
                            .map(ProcessHandle::destroyForcibly)
                            .orElse(false);
        }
        Optional<RemoteWorker> neighbour =
                pool.workers().stream()
                        .filter(worker -> worker.name().host().equals(lost.host()))
                        .filter(worker -> worker.silenceNanos() < silenceNanos / 2)
                        .findFirst();
        neighbour.ifPresent(
                worker ->
                        worker.connection().send(PoolMessage.of(MessageKind.KILL, lost.pid(), 0)));
        return neighbour.isPresent();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
