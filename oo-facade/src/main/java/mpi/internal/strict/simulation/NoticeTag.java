package mpi.internal.strict.simulation;

/** Tags of messages without data that stand for waits which are no messages in MPI. */
public final class NoticeTag {

    /** A rank has exposed its window. */
    public static final int POST = -2;

    /** A rank has completed its accesses to a window. */
    public static final int COMPLETE = -3;

    /** All partitions of a message are marked as ready. */
    public static final int READY = -4;

    /** Below this are messages of leaders, by their tags. */
    private static final int LEADERS = -16;

    private NoticeTag() {}

    /** A leader of a group meets that of another, with a tag of the program. */
    public static int ofLeaders(int tag) {
        return (int) Math.max(Integer.MIN_VALUE, (long) LEADERS - tag);
    }

    /** Describes the wait for such a message; empty for that of the program. */
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
