package panmpi.bench.apps;

/** An algorithm on the ranks of a communicator, or on one rank alone. */
interface App {

    /**
     * Computes everything from the start; all ranks call it with one size.
     *
     * @param size size of the problem.
     * @return the checksum of this rank's part of the result. Those of all ranks, combined by
     *     exclusive or, are the same for any number of ranks.
     * @throws Exception if a message cannot be exchanged.
     */
    long run(int size) throws Exception;

    /** {@return the clock of the time that {@link #run} spends in communication} */
    Clock clock();
}
