package mpi.internal.strict.simulation;

/**
 * Receive from one rank or from any rank; also the description of the message that a probe waits
 * for.
 */
public final class Receive extends Operation {

    /** Value of the source for any rank, and of the tag for any tag. */
    public static final int ANY = -1;

    private static final int[] NONE = {};

    private final Content content;
    private final int[] candidates;
    private int source;
    private int tag;
    private final boolean wasFromAny;
    private final int wantedTag;
    private boolean hasMessage;
    private boolean isContended;
    private Send taken;
    private Way way = Way.RECEIVE;

    /**
     * Receive whose buffer gets the message: a later receive for a message that {@code MPI_Mprobe}
     * has matched, else this receive.
     */
    private Receive room = this;

    /** Ways to take a message. */
    public enum Way {
        /** The message is received. */
        RECEIVE,
        /** The message stays in the mailbox, as for {@code MPI_Probe}. */
        PROBE,
        /**
         * The message is taken from the mailbox and a later call receives it, as for {@code
         * MPI_Mprobe}.
         */
        MATCHED
    }

    /**
     * Makes a receive.
     *
     * @param call the call that posts the receive.
     * @param source rank of the sender in the job, or {@link #ANY}.
     * @param candidates ranks that may send the message, if the source is {@link #ANY}.
     * @param tag tag, or {@link #ANY}.
     * @param content room for data.
     */
    public Receive(Call call, int source, int[] candidates, int tag, Content content) {
        super(call);
        this.source = source;
        this.candidates = source == ANY ? candidates.clone() : NONE;
        this.tag = tag;
        this.content = content;
        wasFromAny = source == ANY;
        wantedTag = tag;
    }

    /** Sets the way in which this receive takes the message. */
    public void setWay(Way given) {
        way = given;
    }

    /** Returns true if a later call receives the message, as for {@code MPI_Mprobe}. */
    boolean isMatched() {
        return way == Way.MATCHED;
    }

    /** Sets the call that receives the matched message, and the data that its buffer can take. */
    void setRoom(Call call, Content ofRoom) {
        room = new Receive(call, source, candidates, tag, ofRoom);
    }

    /** Returns the receive whose buffer gets the message. */
    Receive room() {
        return room;
    }

    /** Returns the rank of the sender in the job, or {@link #ANY}. */
    public int source() {
        return source;
    }

    /** Returns the tag, or {@link #ANY}. */
    public int tag() {
        return tag;
    }

    /** Returns the data that the receive buffer can take: types and number of items. */
    public Content content() {
        return content;
    }

    /**
     * Sets the source and the tag of the message that MPI has taken for a receive from any rank.
     */
    void resolve(int from, int ofTag) {
        source = from;
        tag = ofTag;
    }

    /** Returns true if the program has posted this receive with {@code MPI_ANY_SOURCE}. */
    boolean wasFromAny() {
        return wasFromAny;
    }

    /**
     * Returns true if the program has posted this receive for the tag {@code ofMessage} or for any
     * tag.
     */
    boolean takesTag(int ofMessage) {
        return wantedTag == ANY || wantedTag == ofMessage;
    }

    boolean takes(Send send) {
        boolean isFrom = source == ANY || source == send.call().rank();
        return isFrom && (tag == ANY || tag == send.tag());
    }

    /**
     * Returns true if a message of the program comes from a sender that this receive waits for,
     * with any tag. A report shows such a message, since it may have been meant for this receive.
     */
    boolean mayHaveMeant(Send send) {
        boolean isFrom = source == ANY || source == send.call().rank();
        return isFrom && send.tag() >= 0 && tag >= ANY;
    }

    /** Sets the message that this receive has taken. */
    void took(Send send) {
        taken = send;
    }

    /** Returns the message that this receive has taken; null if it has taken no message. */
    Send taken() {
        return taken;
    }

    /** Returns true if the sender knew, when it sent the message, that this receive was posted. */
    boolean isKnownTo(Send send) {
        int rank = call().rank();
        return posted().of(rank) <= send.posted().of(rank);
    }

    /**
     * Records whether the mailbox holds a message that this receive may take.
     *
     * @param ofOthers true if an earlier receive may have taken that message, and no status has
     *     shown yet which message the earlier receive took.
     */
    void setMessageThere(boolean isThere, boolean ofOthers) {
        hasMessage = isThere;
        isContended = ofOthers;
    }

    @Override
    boolean canComplete(Ranks going) {
        if (isComplete() || hasMessage && !(isContended && going.areContendedLost())) {
            return true;
        }
        return source == ANY ? going.hasAny(candidates) : going.has(source);
    }
}
