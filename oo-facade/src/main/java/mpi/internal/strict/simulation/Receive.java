package mpi.internal.strict.simulation;

/** A receive, from one rank or from any. */
public final class Receive extends Operation {

    /** Tag or source of a receive that takes any. */
    public static final int ANY = -1;

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

    /** The call that receives a matched message; this one for other messages. */
    private Receive room = this;

    /** Fate of the message. */
    public enum Way {
        /** It is received. */
        RECEIVE,
        /** It stays where it is. */
        PROBE,
        /** It is for a later call, and for no other. */
        MATCHED
    }

    /**
     * Makes a receive.
     *
     * @param call the call that posts it.
     * @param source rank of the sender in the job, or {@link #ANY}.
     * @param candidates ranks that may send to it, if the source is any.
     * @param tag tag, or {@link #ANY}.
     * @param content room for data.
     */
    public Receive(Call call, int source, int[] candidates, int tag, Content content) {
        super(call);
        this.source = source;
        this.candidates = candidates.clone();
        this.tag = tag;
        this.content = content;
        wasFromAny = source == ANY;
        wantedTag = tag;
    }

    /** Sets what becomes of the message. */
    public void isIn(Way given) {
        way = given;
    }

    /** True if a later call receives the message. */
    boolean isMatched() {
        return way == Way.MATCHED;
    }

    /** Sets the call that receives the matched message. */
    void isReceivedBy(Call call, Content ofRoom) {
        room = new Receive(call, source, candidates, tag, ofRoom);
    }

    /** The call that receives the message, which is a later one for a matched message. */
    Receive room() {
        return room;
    }

    /** Rank of the sender in the job, or {@link #ANY}. */
    public int source() {
        return source;
    }

    /** Tag, or {@link #ANY}. */
    public int tag() {
        return tag;
    }

    /** Room for data. */
    public Content content() {
        return content;
    }

    /** Sets the message that MPI has taken. */
    void resolve(int from, int ofTag) {
        source = from;
        tag = ofTag;
    }

    /** True if it was posted for any rank. */
    boolean wasFromAny() {
        return wasFromAny;
    }

    /** True if it was posted for a tag, or for any. */
    boolean takesTag(int ofMessage) {
        return wantedTag == ANY || wantedTag == ofMessage;
    }

    boolean takes(Send send) {
        boolean isFrom = source == ANY || source == send.call().rank();
        return isFrom && (tag == ANY || tag == send.tag());
    }

    /** True if a message is from the sender that it waits for, and it is the program that sends. */
    boolean mayHaveMeant(Send send) {
        boolean isFrom = source == ANY || source == send.call().rank();
        return isFrom && send.tag() >= 0 && tag >= ANY;
    }

    /** Notes the message that it has taken. */
    void took(Send send) {
        taken = send;
    }

    /** The message that it has taken; null for none. */
    Send taken() {
        return taken;
    }

    /** True if the sender has learnt that it was posted before the message. */
    boolean isKnownTo(Send send) {
        int rank = call().rank();
        return posted().of(rank) <= send.posted().of(rank);
    }

    /**
     * Notes whether a message is there that it may take.
     *
     * @param ofOthers true if an earlier receive from any rank may have taken it, which MPI has not
     *     said.
     */
    void hasMessage(boolean isThere, boolean ofOthers) {
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
