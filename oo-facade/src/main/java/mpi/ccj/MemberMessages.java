package mpi.ccj;

/**
 * Sends and receives messages between the members of a group by rank: as copies within the JVM, as
 * MPI messages between JVMs.
 */
record MemberMessages(Layout layout, JvmMessages jvmMessages, Mailbox mailbox) {

    /** Starts a send of an object; the object may be changed when this method returns. */
    Sending start(Kind kind, int from, int to, Object object) throws CCJException {
        return start(kind, from, to, object, false);
    }

    /** Starts a synchronous send: it completes when the other member receives the object. */
    Sending startSync(Kind kind, int from, int to, Object object) throws CCJException {
        return start(kind, from, to, object, true);
    }

    /** Sends an object asynchronously; the caller does not wait for completion. */
    void sendDetached(Kind kind, int from, int to, Object object) throws CCJException {
        int tag = layout.tag(kind, from, to);
        if (isHere(to)) {
            mailbox.start(Copies.of(object), tag, false);
        } else {
            jvmMessages.sendDetached(object, layout.jvm(to), tag);
        }
    }

    /** Receives an object; blocks until it arrives. */
    Object receive(Kind kind, int from, int to) throws CCJException {
        int tag = layout.tag(kind, from, to);
        return isHere(from) ? mailbox.receive(tag) : jvmMessages.receive(layout.jvm(from), tag);
    }

    private Sending start(Kind kind, int from, int to, Object object, boolean untilReceived)
            throws CCJException {
        int tag = layout.tag(kind, from, to);
        return isHere(to)
                ? mailbox.start(Copies.of(object), tag, untilReceived)
                : jvmMessages.start(object, layout.jvm(to), tag, untilReceived);
    }

    private boolean isHere(int rank) {
        return layout.jvm(rank) == jvmMessages.here();
    }
}
