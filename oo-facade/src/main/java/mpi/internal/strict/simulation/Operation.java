package mpi.internal.strict.simulation;

/**
 * Operation that a rank has posted: a send, a receive, a probe, or an arrival at a call in which it
 * waits for other ranks. It completes once.
 */
public abstract sealed class Operation permits Send, Receive, Probe, Arrival {

    private final Call call;
    private boolean isComplete;
    private Waiting waiting;

    /** Time at which the operation was posted; null before. See {@link Clock}. */
    private Clock posted;

    /**
     * Time of another rank that a thread learns of by waiting for this operation, such as the time
     * at which the sender posted the message. Null if the thread learns of no such time.
     */
    private Clock learnt;

    Operation(Call call) {
        this.call = call;
    }

    /** Returns the call that posted this operation. */
    public final Call call() {
        return call;
    }

    /** Returns true once an MPI without buffering could complete this operation. */
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

    /** Sets the thread that waits for this operation; null if no thread waits. */
    final void setWaiting(Waiting by) {
        waiting = by;
    }

    final void setPosted(Clock time) {
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

    /**
     * Returns true if this operation is complete, or could complete provided that the given ranks
     * continue.
     */
    abstract boolean canComplete(Ranks going);
}
