package mpi.internal.strict.simulation;

/** A message to a rank. */
public final class Send extends Operation {

    private final int dest;
    private final int tag;
    private final Content content;

    /**
     * Makes a send.
     *
     * @param call the call that posts it.
     * @param dest rank of the receiver in the job.
     * @param tag its tag.
     * @param content its data.
     * @param isBuffered true if it completes though nobody receives it.
     */
    public Send(Call call, int dest, int tag, Content content, boolean isBuffered) {
        super(call);
        this.dest = dest;
        this.tag = tag;
        this.content = content;
        if (isBuffered) {
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

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || going.has(dest);
    }
}
