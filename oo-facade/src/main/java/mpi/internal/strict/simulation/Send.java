package mpi.internal.strict.simulation;

/** Message that a rank sends. */
public final class Send extends Operation {

    private final int dest;
    private final int tag;
    private final Content content;
    private final Mode mode;
    private boolean isClaimed;

    /** Send modes of MPI. */
    public enum Mode {
        /** Standard mode: the send may complete early if MPI buffers the message. */
        STANDARD,
        /** Buffered mode: the send completes at once. */
        BUFFERED,
        /** Synchronous mode: the send completes after its receive has begun. */
        SYNCHRONOUS,
        /** Ready mode: the receive must have been posted before the send begins. */
        READY
    }

    /**
     * Makes a send.
     *
     * @param call the call that posts the send.
     * @param dest rank of the receiver in the job.
     * @param tag tag of the message.
     * @param content data of the message.
     * @param mode mode of the send.
     */
    public Send(Call call, int dest, int tag, Content content, Mode mode) {
        super(call);
        this.dest = dest;
        this.tag = tag;
        this.content = content;
        this.mode = mode;
        if (mode == Mode.BUFFERED) {
            complete();
        }
    }

    /** Returns the rank of the receiver in the job. */
    public int dest() {
        return dest;
    }

    /** Returns the tag of the message. */
    public int tag() {
        return tag;
    }

    /** Returns the data of the message: types and number of items. */
    public Content content() {
        return content;
    }

    /** Returns true if this send completes only after its receive has begun. */
    boolean isSynchronous() {
        return mode == Mode.SYNCHRONOUS;
    }

    /**
     * Sets whether an undecided receive may have taken this message. A receive is undecided until
     * its status tells which message it has taken.
     */
    void setClaimed(boolean mayBeTaken) {
        isClaimed = mayBeTaken;
    }

    /**
     * Returns true if an undecided receive may have taken this message, see {@link #setClaimed}.
     */
    boolean isClaimed() {
        return isClaimed;
    }

    /** Returns true if the receive must have been posted before this send begins. */
    boolean isReady() {
        return mode == Mode.READY;
    }

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || isClaimed || going.has(dest);
    }
}
