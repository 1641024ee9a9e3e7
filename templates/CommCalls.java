package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;

/** The calls of {@link Comm} that follow from the header by rule. */
abstract class CommCalls {

    /** MPI's handle of the communicator. */
    abstract long handle();

    /** Checks a rank that is sent to. */
    abstract void peer(String name, int rank);

    /** Checks a rank that is received from. */
    abstract void source(String name, int rank);

    /** Checks the rank of a root. */
    abstract void root(String name, int rank);

    /** Checks that a buffer is one, where MPI knows no {@code MPI_IN_PLACE}. */
    abstract void notInPlace(String name, Object buffer);

    /** Number of elements in one block of {@code count} for each rank. */
    abstract long blocks(int count);

    /** The same at the root, and 0 elsewhere. */
    abstract long blocksAtRoot(int count, int root);

    /** {@code count} at the root, and 0 elsewhere. */
    abstract long atRoot(int count, int root);

    int $members$;
}
