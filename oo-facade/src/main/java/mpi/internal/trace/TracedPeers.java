package mpi.internal.trace;

import static mpi.internal.trace.TraceNumbers.ANY;
import static mpi.internal.trace.TraceNumbers.NONE;

/**
 * Base class of traced calls, which records their ranks and tags: the destination of a send, the
 * source of a receive, or the root of a collective call.
 */
public abstract class TracedPeers implements TracedCall {

    private int dest = NONE;
    private int source = NONE;
    private int root = NONE;
    private int destTag = NONE;
    private int sourceTag = NONE;
    private boolean isReceiving;

    /** Makes a traced call that has no ranks and no tags yet. */
    protected TracedPeers() {}

    /**
     * Records the rank that a message goes to; a tag that is recorded next is the tag of the send.
     */
    protected final void sendsTo(int rank) {
        dest = TraceNumbers.rank(rank);
        isReceiving = false;
    }

    /**
     * Records the rank that a message comes from; a tag that is recorded next is the tag of the
     * receive.
     */
    protected final void receivesFrom(int rank) {
        source = TraceNumbers.rank(rank);
        isReceiving = true;
    }

    /** Records the root of a collective call. */
    protected final void hasRoot(int rank) {
        root = TraceNumbers.rank(rank);
    }

    /** Records the tag of the send or the receive whose rank was recorded last. */
    protected final void hasTag(int tag) {
        if (isReceiving) {
            sourceTag = tag;
        } else {
            destTag = tag;
        }
    }

    /** Records the level of MPI_Pcontrol, which traces store as a tag. */
    protected final void hasLevel(int level) {
        destTag = level;
    }

    /** Replaces wildcards by the rank and the tag of the message that has arrived. */
    protected final void resolve(int rank, int tag) {
        if (source == ANY) {
            source = TraceNumbers.rank(rank);
        }
        if (sourceTag == ANY) {
            sourceTag = tag;
        }
    }

    /**
     * Records the rank and the tag of a message that has arrived, whatever the arguments of the
     * call were.
     */
    protected final void cameFrom(int rank, int tag) {
        source = TraceNumbers.rank(rank);
        sourceTag = tag;
    }

    @Override
    public final String role() {
        return dest != NONE ? "to" : source != NONE ? "from" : "root";
    }

    @Override
    public final int peer() {
        return dest != NONE ? dest : source != NONE ? source : root;
    }

    @Override
    public final int tag() {
        return destTag != NONE ? destTag : sourceTag;
    }

    @Override
    public final boolean isExchange() {
        return dest != NONE && source != NONE;
    }

    @Override
    public final int source() {
        return isExchange() ? source : NONE;
    }

    @Override
    public final int sourceTag() {
        return isExchange() ? sourceTag : NONE;
    }
}
