package mpi.internal.strict.simulation;

/**
 * Tags of notices. A notice is a message without data that exists only in the simulation: it stands
 * for a wait in which the program receives no message, for example the wait of Start for the Post
 * of a target. Tags of notices are negative, so that they never match a tag of the program.
 */
public final class NoticeTag {

    /** Tag of the notice that a rank has exposed its window by Post. */
    public static final int POST = -2;

    /** Tag of the notice that a rank has completed its accesses to a window by Complete. */
    public static final int COMPLETE = -3;

    /** Tag of the notice that all partitions of a partitioned send are marked as ready. */
    public static final int READY = -4;

    /**
     * Highest tag of the notices that the leaders of two groups send each other. Such a tag is this
     * number minus the tag that the program gives.
     */
    private static final int LEADERS = -16;

    private NoticeTag() {}

    /**
     * Returns the tag of the notices that the two leaders send each other in {@code
     * MPI_Intercomm_create}, made from the tag that the program gives the call.
     */
    public static int ofLeaders(int tag) {
        return (int) Math.max(Integer.MIN_VALUE, (long) LEADERS - tag);
    }

    /**
     * Describes the wait for a notice (a simulated message that stands for a wait of MPI). Returns
     * an empty text for a tag of the program.
     */
    public static String wait(int source, int tag) {
        return switch (tag) {
            case POST -> "for rank " + source + " to expose its window by Post";
            case COMPLETE -> "for rank " + source + " to complete its accesses by Complete";
            case READY -> "until Pready has marked each partition";
            default ->
                    tag > LEADERS
                            ? ""
                            : "for rank %d, its remote leader, to make the same intercommunicator with tag %d"
                                    .formatted(source, LEADERS - tag);
        };
    }
}
