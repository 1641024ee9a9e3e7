package mpi.internal.watch;

/** Which process of the job this is; asked again each time, for MPI may still have to tell. */
public interface JobRank {

    /**
     * The number of this process.
     *
     * @return its rank.
     */
    int rank();

    /**
     * The number of processes of the job.
     *
     * @return how many there are.
     */
    int size();

    /**
     * Whether this process has come to the end of its part.
     *
     * @return true from {@code MPI.Finalize} on.
     */
    default boolean isEnding() {
        return ending() != null;
    }

    /**
     * Tells if the others may wait for this process, so that its end is the job's.
     *
     * @return true between {@code MPI.Init} and {@code MPI.Finalize}, in a job of several.
     */
    boolean isNeeded();

    /**
     * The thread that is in {@code MPI.Finalize}.
     *
     * @return the thread; null as long as none is.
     */
    Thread ending();

    /**
     * How many threads of this process may call MPI.
     *
     * @return the level of thread support, by its name; empty if all may at once.
     */
    String threadLevel();

    /**
     * Number and size, for people.
     *
     * @return such as {@code rank 1 of 4}.
     */
    default String text() {
        return "rank " + rank() + " of " + size();
    }
}
