package mpi.internal.strict.simulation;

/** A message to a rank. */
public final class Send extends Operation {

    private final int dest;
    private final int tag;
    private final Content content;
    private final Mode mode;
    private boolean isClaimed;

    /** When a send completes. */
    public enum Mode {
        /** When it likes: with buffering, before anybody receives. */
        STANDARD,
        /** At once. */
        BUFFERED,
        /** When a receive has begun. */
        SYNCHRONOUS,
        /** When it likes: the receive has begun before. */
        READY
    }

    /**
     * Makes a send.
     *
     * @param call the call that posts it.
     * @param dest rank of the receiver in the job.
     * @param tag its tag.
     * @param content its data.
     * @param mode when it completes.
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

    /** Rank of the receiver in the job. */
    public int dest() {
        return dest;
    }

    /** Its tag. */
    public int tag() {
        return tag;
    }

    /** Its data. */
    public Content content() {
        return content;
    }

    /** True if it completes only when a receive has begun. */
    boolean isSynchronous() {
        return mode == Mode.SYNCHRONOUS;
    }

    /** Notes whether a receive from any rank is there that may have taken it. */
    void isClaimed(boolean mayBeTaken) {
        isClaimed = mayBeTaken;
    }

    /** True if a receive from any rank is there that may have taken it. */
    boolean isClaimed() {
        return isClaimed;
    }

    /** True if its receive must be posted before. */
    boolean isReady() {
        return mode == Mode.READY;
    }

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || isClaimed || going.has(dest);
    }
}
