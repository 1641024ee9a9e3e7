package mpi.ccj;

/**
 * Messages between the members of a group, by their ranks: as copies within the JVM, by MPI between
 * JVMs.
 */
record Lines(Layout layout, Post post, Mailbox mailbox) {

    /** Begins to send an object as it is now. */
    Sending start(Kind kind, int from, int to, Object object) throws CCJException {
        return start(kind, from, to, object, false);
    }

    /** Begins to send an object as it is now; its end is that the other member receives it. */
    Sending startSync(Kind kind, int from, int to, Object object) throws CCJException {
        return start(kind, from, to, object, true);
    }

    /** Sends an object as it is now, with nobody to wait for it. */
    void leave(Kind kind, int from, int to, Object object) throws CCJException {
        int tag = layout.tag(kind, from, to);
        if (isHere(to)) {
            mailbox.start(Copies.of(object), tag, false);
        } else {
            post.leave(object, layout.jvm(to), tag);
        }
    }

    /** Waits for an object. */
    Object receive(Kind kind, int from, int to) throws CCJException {
        int tag = layout.tag(kind, from, to);
        return isHere(from) ? mailbox.receive(tag) : post.receive(layout.jvm(from), tag);
    }

    private Sending start(Kind kind, int from, int to, Object object, boolean untilReceived)
            throws CCJException {
        int tag = layout.tag(kind, from, to);
        return isHere(to)
                ? mailbox.start(Copies.of(object), tag, untilReceived)
                : post.start(object, layout.jvm(to), tag, untilReceived);
    }

    private boolean isHere(int rank) {
        return layout.jvm(rank) == post.here();
    }
}
