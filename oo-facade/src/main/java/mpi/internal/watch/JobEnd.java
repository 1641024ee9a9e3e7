package mpi.internal.watch;

/** Ends a job that cannot continue, for {@link Watch}. Only {@link #report} returns. */
public interface JobEnd {

    /**
     * Prints a reason for the end of the job, and returns.
     *
     * @param reason reason, for the user.
     * @param where thread whose stack trace is printed, too.
     */
    void report(String reason, Thread where);

    /** Ends the whole job, for reasons that were reported before. */
    void abort();

    /**
     * Prints the reason and ends the whole job.
     *
     * @param reason reason, for the user.
     * @param where thread whose stack trace is printed, too.
     */
    void abort(String reason, Thread where);

    /**
     * Prints the reason and ends only this process, since the launcher that would end the other
     * processes is gone.
     *
     * @param reason reason, for the user.
     */
    void leave(String reason);
}
