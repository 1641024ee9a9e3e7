package mpi.internal.strict.simulation;

import mpi.internal.strict.wire.Patience;
import mpi.internal.strict.wire.Use;

/** Next step of a thread of a rank. */
public sealed interface Step {

    /** The call that does it. */
    Call call();

    /**
     * Posts a message or a receive.
     *
     * @param call the call.
     * @param communicator number of the communicator in the job.
     * @param request number that a later step waits for, of this rank alone.
     * @param operation a send or a receive.
     */
    record Post(Call call, long communicator, long request, Operation operation) implements Step {}

    /**
     * Comes to a collective call.
     *
     * @param call the call.
     * @param communicator number of the communicator in the job.
     * @param request number that a later step waits for, of this rank alone.
     * @param function what is called, with the arguments that all ranks must give alike.
     * @param turn how many collective calls this rank has made on the communicator before, in
     *     whichever threads.
     */
    record Arrive(Call call, long communicator, long request, Agreement function, long turn)
            implements Step {}

    /**
     * Waits for requests.
     *
     * @param call the call.
     * @param requests their numbers.
     * @param all true for all of them, false for any.
     * @param patience how long it waits.
     */
    record Await(Call call, long[] requests, boolean all, Patience patience) implements Step {

        /** Waits until the requests are complete. */
        public Await(Call call, long[] requests, boolean all) {
            this(call, requests, all, Patience.ENDLESS);
        }
    }

    /**
     * Accesses the memory of a rank in a window.
     *
     * @param call the call.
     * @param window number of the window in the job.
     * @param target rank in the job.
     * @param use what it does to the memory.
     * @param ranges begin and end of its bytes there, in pairs, lowest first.
     */
    record Touch(Call call, long window, int target, Use use, long[] ranges) implements Step {}

    /**
     * Completes the accesses of this rank to a window.
     *
     * @param call the call.
     * @param window number of the window in the job.
     */
    record Complete(Call call, long window) implements Step {}
}
