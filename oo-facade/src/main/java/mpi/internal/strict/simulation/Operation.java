package mpi.internal.strict.simulation;

/** A send, a receive or a part in a collective call: it is posted once, and completes once. */
public abstract sealed class Operation permits Send, Receive, Arrival {

    private final Call call;
    private boolean isComplete;

    Operation(Call call) {
        this.call = call;
    }

    /** The call that posted it. */
    public final Call call() {
        return call;
    }

    /** True once MPI could complete it without buffering. */
    public final boolean isComplete() {
        return isComplete;
    }

    final void complete() {
        isComplete = true;
    }

    /** Tells whether it could complete if these ranks go on. */
    abstract boolean canComplete(Ranks going);
}
