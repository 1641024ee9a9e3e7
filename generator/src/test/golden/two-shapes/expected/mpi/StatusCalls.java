// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Generated;

/**
 * The calls of {@link Status} that the generator makes from the MPI header.
 */
abstract class StatusCalls {

    /**
     * Reads the status that a call has written.
     */
    abstract void read(MemorySegment statusAt);

    /**
     * Returns the position of the completed request; MPI.UNDEFINED if no request completed.
     */
    static int index(Status status) {
        return status == null ? Mpi.MPI_UNDEFINED : status.index;
    }

    /**
     * Returns the positions of the completed requests; null if no request was active.
     */
    static int[] indices(Status[] statuses) {
        if (statuses == null) {
            return null;
        }
        int[] indices = new int[statuses.length];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = statuses[i].index;
        }
        return indices;
    }

    /**
     * Returns the rank that sent the message; local.
     *
     * @return the value of {@code source}.
     */
    @Generated("AliasEmitter")
    public int getSource() {
        return ((Status) this).source;
    }

    /**
     * Returns the tag of the message; local.
     *
     * @return the value of {@code tag}.
     */
    @Generated("AliasEmitter")
    public int getTag() {
        return ((Status) this).tag;
    }

    /**
     * Returns the error code of the request; local.
     *
     * @return the value of {@code error}.
     */
    @Generated("AliasEmitter")
    public int getError() {
        return ((Status) this).error;
    }

    /**
     * Returns the index of the request in the array that was passed to the call; local.
     *
     * @return the value of {@code index}.
     */
    @Generated("AliasEmitter")
    public int getIndex() {
        return ((Status) this).index;
    }
}
