package mpi.internal.watch;

/** Actions by which {@link Watch} ends a job that cannot continue. Only {@link #report} returns. */
public interface JobEnd {

    /**
     * Prints a reason for the end of the job, and returns.
     *
     * @param reason reason, for the user.
     * @param where thread whose stack trace is printed, too.
     */
    void report(String reason, Thread where);

    /** Ends the whole job, for reasons that were reported. */
    void abort();

    /**
     * Prints the reason and ends the whole job.
     *
     * @param reason reason, for the user.
     * @param where thread whose stack trace is printed, too.
     */
    void abort(String reason, Thread where);

    /**
     * Prints the reason and ends this process alone, since the launcher that would end the others
     * is gone.
     *
     * @param reason reason, for the user.
     */
    void leave(String reason);
}
