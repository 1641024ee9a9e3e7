package mpi.internal.strict.simulation;

/** A wait for a message, which stays where it is. */
public final class Probe extends Operation {

    private final Receive wanted;

    /** Makes a probe for the message that a receive would take. */
    public Probe(Receive wanted) {
        super(wanted.call());
        this.wanted = wanted;
    }

    /** The receive that would take the message. */
    public Receive wanted() {
        return wanted;
    }

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || wanted.canComplete(going);
    }
}
