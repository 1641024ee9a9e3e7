package panmpi.bench.apps;

/**
 * An algorithm that {@link AppRunner} runs and measures, on all ranks of a communicator or on one
 * rank without messages.
 */
interface App {

    /**
     * Runs the whole computation once. All ranks must pass the same size.
     *
     * @param size size of the problem.
     * @return the checksum of this rank's part of the result. The checksums of all ranks, combined
     *     by exclusive or, give the same number for any number of ranks.
     * @throws Exception if a message cannot be exchanged.
     */
    long run(int size) throws Exception;

    /** {@return the clock of the time that {@link #run} spends in communication} */
    Clock clock();
}
