package panmpi.tests.soak;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import mpi.Intracomm;
import mpi.MPI;

/**
 * The context of an operation of the soak; on all ranks of the communicator it is equal except for
 * the rank.
 *
 * @param comm communicator of the call.
 * @param rank this rank's number.
 * @param size number of ranks.
 * @param seed seed of the job.
 * @param number number of the operation.
 */
record OperationContext(Intracomm comm, int rank, int size, long seed, int number) {
    private static final int TAGS = 32;

    static OperationContext of(Intracomm comm, long seed, int number) {
        return new OperationContext(comm, comm.Rank(), comm.Size(), seed, number);
    }

    /** Returns the random numbers that all ranks draw alike. */
    RandomGenerator common() {
        return new SplittableRandom(Model.seed(seed, number));
    }

    /** Returns the random numbers that each rank draws for itself. */
    RandomGenerator own() {
        return new SplittableRandom(Model.seed(seed, number, 1 + MPI.COMM_WORLD.Rank()));
    }

    /**
     * Returns the seed of the contents of a buffer. {@code owner} is the rank that has the buffer,
     * and {@code part} differs between the buffers of a rank.
     */
    long contents(int round, int owner, int part) {
        return Model.seed(seed, number, round, owner, part);
    }

    /** Returns a tag that none of the operations shortly before or after this one uses. */
    int tag(int message) {
        return number % 1000 * TAGS + message;
    }
}
