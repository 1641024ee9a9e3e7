package mpi.internal.strict.simulation;

/**
 * A send, a receive, a probe or a part in a collective call: it is posted once, and completes once.
 */
public abstract sealed class Operation permits Send, Receive, Probe, Arrival {

    private final Call call;
    private boolean isComplete;
    private Waiting waiting;

    /** Time at which it was posted; null before. */
    private Clock posted;

    /** Time that whoever waits for it learns of; null for none. */
    private Clock learnt;

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
        if (waiting != null) {
            waiting.mayGoOn();
            waiting = null;
        }
    }

    /** Notes the thread that waits for it. */
    final void isAwaited(Waiting by) {
        waiting = by;
    }

    final void isPosted(Clock time) {
        posted = time;
    }

    final Clock posted() {
        return posted;
    }

    final void learns(Clock time) {
        learnt = time;
    }

    final Clock learnt() {
        return learnt;
    }

    /** Tells whether it could complete if these ranks go on. */
    abstract boolean canComplete(Ranks going);
}
