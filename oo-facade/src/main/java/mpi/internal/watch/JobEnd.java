package mpi.internal.watch;

/** Actions by which the watch ends a job that cannot continue. Neither method returns. */
public interface JobEnd {

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
