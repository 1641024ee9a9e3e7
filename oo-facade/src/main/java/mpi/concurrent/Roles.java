package mpi.concurrent;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.c.Mpi;
import mpi.internal.job.JobAbort;
import mpi.internal.job.JobState;
import mpi.internal.pool.PoolAddress;
import mpi.internal.pool.Survival;
import mpi.internal.pool.Worker;
import mpi.internal.pool.WorkerEnd;
import mpi.internal.pool.WorkerExit;
import mpi.internal.pool.WorkerName;
import mpi.internal.start.RankCommand;

/** Assigns the ranks their roles: one runs the body of an executor, the others run its tasks. */
final class Roles {

    /**
     * Longest time in ms to wait until all workers have connected. After this time, the executor
     * goes on without the missing workers.
     */
    private static final long COMING_MILLIS = 30_000;

    private Roles() {}

    static <E extends Exception> void run(
            String[] args, ExecutorOptions options, ExecutorBody<E> body) throws E {
        refuseInTask();
        boolean begins = !MPI.Initialized();
        if (begins) {
            MPI.Init(args);
        }
        run(MPI.COMM_WORLD, options, body);
        if (begins) {
            MPI.Finalize();
        }
    }

    static <E extends Exception> void run(
            Intracomm comm, ExecutorOptions options, ExecutorBody<E> body) throws E {
        refuseInTask();
        int workers = comm.Size() - 1;
        if (workers == 0) {
            use(inPlace(Runtime.getRuntime().availableProcessors(), options), body);
        } else if (comm.Rank() == 0) {
            MpiExecutor executor = new MpiExecutor(options);
            comm.bcast(executor.address().encode(), 0);
            await(executor, workers);
            use(executor, body);
        } else {
            serve(comm.<String>bcast(null, 0), comm.Rank());
        }
    }

    static <E extends Exception> void spawn(
            int workers, ExecutorOptions options, ExecutorBody<E> body) throws E {
        refuseInTask();
        if (workers < 1) {
            throw new IllegalArgumentException("workers is " + workers + "; it must be 1 or more");
        }
        List<String> words =
                new RankCommand(List.of(SpawnedWorker.class.getName())).words(List.of());
        String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
        MpiExecutor executor = new MpiExecutor(options);
        Intercomm children =
                MPI.COMM_SELF.spawn(words.getFirst(), arguments, workers, MPI.INFO_NULL, 0);
        children.bcast(executor.address().encode(), MPI.ROOT);
        await(executor, workers);
        use(executor, body);
        if (executor.losses().isEmpty()) {
            children.disconnect();
        }
    }

    static MpiExecutor inPlace(int workers, ExecutorOptions options) {
        if (workers < 1) {
            throw new IllegalArgumentException("workers is " + workers + "; it must be 1 or more");
        }
        MpiExecutor executor = new MpiExecutor(options);
        String address = executor.address().encode();
        for (int i = 0; i < workers; i++) {
            Thread.ofPlatform()
                    .daemon()
                    .name("panmpi-worker-reads")
                    .start(() -> serve(address, WorkerName.own(-1), new WorkerExit(false)));
        }
        await(executor, workers);
        return executor;
    }

    private static void refuseInTask() {
        if (TaskWork.isInTask()) {
            throw new IllegalStateException(
                    "a task cannot start another executor on the ranks that run it: submit further"
                            + " tasks from the body, or use MpiExecutor.inPlace in the task");
        }
    }

    private static void await(MpiExecutor executor, int workers) {
        int there = executor.await(workers, COMING_MILLIS);
        if (there < workers) {
            System.err.println(
                    "panmpi: %d of %d workers have not connected within %d s; the executor goes on without them"
                            .formatted(workers - there, workers, COMING_MILLIS / 1000));
        }
    }

    private static <E extends Exception> void use(MpiExecutor executor, ExecutorBody<E> body)
            throws E {
        boolean isDone = false;
        try {
            body.run(executor);
            executor.close();
            isDone = true;
        } finally {
            if (!isDone) {
                executor.end();
            }
        }
        endIfRanksLost(executor.losses());
    }

    /**
     * Ends the job if a rank was lost and the launcher does not let the job go on, since the other
     * ranks would wait for the lost one in MPI_Finalize.
     */
    private static void endIfRanksLost(List<WorkerLoss> losses) {
        if (losses.stream().noneMatch(loss -> loss.rank() >= 0)) {
            return;
        }
        if (Survival.isGranted()) {
            JobState.losesProcesses();
            return;
        }
        String what = "the executor has done its tasks, but worker %d was lost; ending the job";
        JobAbort.abort(what.formatted(losses.getFirst().rank()), Mpi.MPI_COMM_WORLD, 1);
    }

    /**
     * Runs tasks on this rank until the executor at {@code address} ends. If the executor has
     * dropped this rank as lost, ends the process.
     */
    static void serve(String address, int rank) {
        WorkerExit exit = new WorkerExit(Survival.isGranted());
        WorkerEnd end = serve(address, WorkerName.own(rank), exit);
        if (end == WorkerEnd.GIVEN_UP) {
            exit.end("panmpi: rank " + rank + " ends, since its executor has dropped it as lost");
        } else if (end == WorkerEnd.AFTER_LOSSES && Survival.isGranted()) {
            JobState.losesProcesses();
        }
    }

    private static WorkerEnd serve(String address, WorkerName name, WorkerExit exit) {
        try {
            return Worker.serve(PoolAddress.decode(address), name, new TaskWork(name), exit);
        } catch (IOException unreachable) {
            throw new UncheckedIOException(name + " cannot connect to its executor", unreachable);
        }
    }
}
