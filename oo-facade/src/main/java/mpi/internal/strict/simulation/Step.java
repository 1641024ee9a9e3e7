package mpi.internal.strict.simulation;

/** What a thread of a rank does next. */
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
     */
    record Arrive(Call call, long communicator, long request, Agreement function) implements Step {}

    /**
     * Waits for requests.
     *
     * @param call the call.
     * @param requests their numbers.
     * @param all true for all of them, false for any.
     */
    record Await(Call call, long[] requests, boolean all) implements Step {}
}
