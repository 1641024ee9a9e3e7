package mpi.internal.watch;

/** How the watch ends a job that cannot go on. Neither method returns. */
public interface JobEnd {

    /**
     * Says why, and ends the whole job.
     *
     * @param reason why, for people.
     * @param where the thread whose stack tells more.
     */
    void abort(String reason, Thread where);

    /**
     * Says why, and ends this process alone, since there is nobody left to end the others.
     *
     * @param reason why, for people.
     */
    void leave(String reason);
}
