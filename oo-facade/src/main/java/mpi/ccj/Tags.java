package mpi.ccj;

/** Tags of messages between JVMs that belong to no group. */
final class Tags {

    /** Tag of requests to the registry. */
    static final int QUESTION = 0;

    /** Tag of the registry's message that all JVMs have ended. */
    static final int END = 1;

    /**
     * First tag of answers. Each request uses the next tag; after the last tag, requests use the
     * first one again.
     */
    static final int FIRST_ANSWER = 2;

    /**
     * Number of tags for answers. This is also the largest number of threads of a JVM that may wait
     * for an answer at the same time.
     */
    static final int ANSWERS = 1022;

    /** First tag of the groups. */
    static final int FIRST_OF_GROUPS = FIRST_ANSWER + ANSWERS;

    private Tags() {}
}
