package mpi.internal.strict.simulation;

/** Waits for a message as a receive would, but leaves the message in the mailbox. */
public final class Probe extends Operation {

    private final Receive wanted;

    /** Makes a probe for the message that a receive would take. */
    public Probe(Receive wanted) {
        super(wanted.call());
        this.wanted = wanted;
    }

    /** Returns the receive that would take the message. */
    public Receive wanted() {
        return wanted;
    }

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || wanted.canComplete(going);
    }
}
