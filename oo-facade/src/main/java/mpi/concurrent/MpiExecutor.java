package mpi.concurrent;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import mpi.Intracomm;
import mpi.internal.pool.PoolAddress;
import mpi.internal.pool.PoolServer;

/**
 * Executor service whose workers are other ranks of the job:
 *
 * <pre>{@code
 * public static void main(String[] args) {
 *     MpiExecutor.run(args, executor -> {
 *         Future<Double> one = executor.submit(() -> simulate(1));
 *         List<Double> all = executor.map(seed -> simulate(seed), Stream.of(2, 3, 4)).toList();
 *         ...
 *     });
 * }
 * }</pre>
 *
 * <p>Rank 0 runs the body, all other ranks run its tasks. In a job of one rank, threads of the same
 * process run them. Tasks, the variables that they use and their results are serialized. A task
 * that cannot be serialized is refused at once, by an exception that names the variable at fault.
 *
 * <p>If a worker dies, is stopped or runs out of memory, its tasks run again on other workers, and
 * each future gets exactly one result. That requires a launcher that lets a job go on when a
 * process dies; {@code mpijava --survive} asks the launcher of Open MPI to do so. Otherwise the
 * launcher ends the job. A task may therefore begin more than once, so its side effects, if it has
 * any, should allow repetition.
 *
 * <p>All methods may be called by any thread, including virtual ones. Tasks and results are sent
 * over TCP connections, not by MPI. A task may call MPI, but tasks cannot make collective calls
 * together, since it is unknown when and where each of them runs.
 *
 * @since 0.3
 */
public final class MpiExecutor extends RemoteExecutor {

    private final PoolServer server;

    MpiExecutor(ExecutorOptions options) {
        super(options);
        try {
            server = new PoolServer(pool);
        } catch (IOException refused) {
            throw new UncheckedIOException(
                    "the executor cannot open a port for its workers", refused);
        }
    }

    /**
     * Runs a body with an executor over all ranks; initializes and finalizes MPI, unless MPI was
     * initialized before. Collective over {@code MPI.COMM_WORLD}: rank 0 runs the body, all others
     * run tasks until it returns.
     *
     * @param <E> type of the exceptions of the body.
     * @param args arguments of the program.
     * @param body what rank 0 does.
     * @throws E if the body fails.
     * @throws IllegalStateException if a task calls this method.
     */
    public static <E extends Exception> void run(String[] args, ExecutorBody<E> body) throws E {
        run(args, ExecutorOptions.DEFAULTS, body);
    }

    /**
     * Runs a body with an executor over all ranks, with options; blocking, and collective over
     * {@code MPI.COMM_WORLD}.
     *
     * @param <E> type of the exceptions of the body.
     * @param args arguments of the program.
     * @param options options of the executor; only those of rank 0 are used.
     * @param body what rank 0 does.
     * @throws E if the body fails.
     * @throws IllegalStateException if a task calls this method.
     * @see #run(String[], ExecutorBody)
     */
    public static <E extends Exception> void run(
            String[] args, ExecutorOptions options, ExecutorBody<E> body) throws E {
        Roles.run(args, options, body);
    }

    /**
     * Runs a body with an executor over the ranks of a communicator. Collective over the
     * communicator: its rank 0 runs the body, all others run tasks until it returns. MPI must be
     * running, and is not finalized.
     *
     * @param <E> type of the exceptions of the body.
     * @param comm the communicator, whose ranks take part.
     * @param options options of the executor; only those of rank 0 are used.
     * @param body what rank 0 does.
     * @throws E if the body fails.
     * @throws IllegalStateException if a task calls this method.
     */
    public static <E extends Exception> void run(
            Intracomm comm, ExecutorOptions options, ExecutorBody<E> body) throws E {
        Roles.run(comm, options, body);
    }

    /**
     * Runs a body with an executor over new processes, which this process starts by {@code
     * MPI_Comm_spawn} and which end with the body; blocks until then. MPI must be running. The
     * processes have the class path of this one.
     *
     * @param <E> type of the exceptions of the body.
     * @param workers number of processes.
     * @param options options of the executor.
     * @param body what this process does.
     * @throws E if the body fails.
     * @throws IllegalArgumentException if {@code workers} is less than 1.
     * @throws IllegalStateException if a task calls this method.
     * @throws mpi.MPIException if this MPI or its launcher starts no processes.
     */
    public static <E extends Exception> void spawn(
            int workers, ExecutorOptions options, ExecutorBody<E> body) throws E {
        Roles.spawn(workers, options, body);
    }

    /**
     * Runs a body with an executor over new processes, with {@link ExecutorOptions#DEFAULTS};
     * blocks until the body has ended.
     *
     * @param <E> type of the exceptions of the body.
     * @param workers number of processes.
     * @param body what this process does.
     * @throws E if the body fails.
     * @throws mpi.MPIException if this MPI or its launcher starts no processes.
     * @see #spawn(int, ExecutorOptions, ExecutorBody)
     */
    public static <E extends Exception> void spawn(int workers, ExecutorBody<E> body) throws E {
        spawn(workers, ExecutorOptions.DEFAULTS, body);
    }

    /**
     * Makes an executor whose workers are threads of this process, so that a program can be tried
     * without {@code mpiexec}. This method is local, needs no MPI, and blocks until the threads are
     * ready. Tasks are serialized as for other processes.
     *
     * @param workers number of threads, 1 or more.
     * @param options options of the executor.
     * @return the executor, which {@link #close} ends.
     * @throws IllegalArgumentException if {@code workers} is less than 1.
     */
    public static MpiExecutor inPlace(int workers, ExecutorOptions options) {
        return Roles.inPlace(workers, options);
    }

    PoolAddress address() {
        try {
            return server.address();
        } catch (IOException nameless) {
            throw new UncheckedIOException(
                    "the network addresses of this host cannot be listed", nameless);
        }
    }

    /**
     * Waits until this number of workers has connected, but at most {@code millis} milliseconds;
     * returns the number of connected workers.
     */
    int await(int workers, long millis) {
        try {
            return pool.await(workers, millis);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return pool.size();
        }
    }

    /**
     * Returns the number of connected workers; does not block.
     *
     * @return 0 or more.
     */
    public int workers() {
        return pool.size();
    }

    /**
     * Returns the workers that were lost so far; does not block.
     *
     * @return a copy of the list, in the order in which the workers were lost.
     */
    public List<WorkerLoss> losses() {
        return losses.all();
    }

    /**
     * Returns the progress of the tasks; does not block.
     *
     * @return the numbers of tasks and workers at one moment.
     */
    public Progress progress() {
        return tasks.progress(losses.number());
    }

    /**
     * Sets the listener for progress from now on, as {@link ExecutorOptions#onProgress} does; does
     * not block.
     *
     * @param listener called in a thread of the executor.
     */
    public void onProgress(Consumer<? super Progress> listener) {
        reports.setListener(listener);
    }

    /** Refuses further tasks, waits until all have ended, and ends the workers; blocking. */
    @Override
    public void close() {
        super.close();
        end();
    }

    /** Ends the workers; tasks that have not ended are lost. */
    void end() {
        tasks.shutdown();
        reports.end();
        server.close();
        pool.shared().forEach(Shared::forget);
    }

    @Override
    public String toString() {
        return "MpiExecutor[" + progress() + (isShutdown() ? ", shut down" : "") + "]";
    }
}
