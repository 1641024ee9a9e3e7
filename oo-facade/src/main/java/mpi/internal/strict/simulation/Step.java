package mpi.internal.strict.simulation;

import mpi.internal.strict.wire.LockPhase;
import mpi.internal.strict.wire.Use;
import mpi.internal.strict.wire.WaitLength;

/**
 * Step that a thread of a rank takes in the simulation. A call becomes one step or several: {@code
 * MPI_Recv} is a {@link Post} of a receive and an {@link Await} of it, {@code MPI_Irecv} is a post
 * alone, and {@code MPI_Wait} an await alone.
 */
public sealed interface Step {

    Call call();

    /**
     * Posts a send, a receive or a probe.
     *
     * @param call call that posts the operation.
     * @param communicator number of the communicator in the job.
     * @param request number of the operation on this rank; a later step that waits for the
     *     operation names it.
     * @param operation the send, receive or probe.
     */
    record Post(Call call, long communicator, long request, Operation operation) implements Step {}

    /**
     * Arrives at a collective call.
     *
     * @param call collective call.
     * @param communicator number of the communicator in the job.
     * @param request number of the operation on this rank; a later step that waits for the
     *     operation names it.
     * @param function function, with the arguments that must be equal on all ranks.
     * @param turn number of collective calls that this rank has made on the communicator before, in
     *     any of its threads.
     */
    record Arrive(Call call, long communicator, long request, Agreement function, long turn)
            implements Step {}

    /**
     * Waits for operations.
     *
     * @param call call that waits.
     * @param requests numbers of the operations.
     * @param all true to wait for all of them, false for any one.
     * @param length how long the wait lasts.
     */
    record Await(Call call, long[] requests, boolean all, WaitLength length) implements Step {

        /** Waits until the operations are complete. */
        public Await(Call call, long[] requests, boolean all) {
            this(call, requests, all, WaitLength.ENDLESS);
        }
    }

    /**
     * Accesses ("touches") the memory of a rank in a window, as {@code MPI_Put} does.
     *
     * @param call call that accesses the memory.
     * @param window number of the window in the job.
     * @param target rank in the job whose memory is accessed.
     * @param use what the call does to the memory.
     * @param ranges bytes, counted from the beginning of the window: ranges in ascending order, as
     *     begins and ends alternately.
     */
    record Touch(Call call, long window, int target, Use use, long[] ranges) implements Step {}

    /**
     * Completes all accesses of this rank to a window, as {@code MPI_Win_fence} does.
     *
     * @param call call that completes the accesses.
     * @param window number of the window in the job.
     */
    record Complete(Call call, long window) implements Step {}

    /**
     * Moves a lock of a window to another phase: the rank waits for the lock, has it or has
     * released it.
     *
     * @param call call that locks, unlocks or flushes.
     * @param window number of the window in the job.
     * @param request number of the operation that stands for the wait for the lock; 0 if the rank
     *     does not wait.
     * @param lock lock.
     * @param phase phase that the lock is in now.
     */
    record Locking(Call call, long window, long request, Lock lock, LockPhase phase)
            implements Step {}
}
