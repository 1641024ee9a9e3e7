package panmpi.bench.ranks;

/** An operation of all ranks whose duration is measured. */
@FunctionalInterface
interface Benchmark {

    /** Runs a number of iterations, with messages of a number of bytes. */
    void run(int size, int times);
}
