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
        /** Standard mode: it may complete early if MPI buffers the message. */
        STANDARD,
        /** Buffered mode: it completes at once. */
        BUFFERED,
        /** Synchronous mode: it completes after its receive has begun. */
        SYNCHRONOUS,
        /** Ready mode: its receive must have been posted before. */
        READY
    }

    /**
     * Makes a send.
     *
     * @param call the call that posts it.
     * @param dest rank of the receiver in the job.
     * @param tag its tag.
     * @param content its data.
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

    /** Returns the tag. */
    public int tag() {
        return tag;
    }

    /** Returns the data. */
    public Content content() {
        return content;
    }

    /** Returns true if it completes only after a receive has begun. */
    boolean isSynchronous() {
        return mode == Mode.SYNCHRONOUS;
    }

    /** Sets whether a receive from any rank may have taken it; MPI has not said so yet. */
    void setClaimed(boolean mayBeTaken) {
        isClaimed = mayBeTaken;
    }

    /** Returns true if a receive from any rank may have taken it; MPI has not said so yet. */
    boolean isClaimed() {
        return isClaimed;
    }

    /** Returns true if its receive must have been posted before. */
    boolean isReady() {
        return mode == Mode.READY;
    }

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || isClaimed || going.has(dest);
    }
}
