package mpi.ccj;

/** Tags of what JVMs, and not members, say to each other. */
final class Tags {

    /** To the registry. */
    static final int QUESTION = 0;

    /** From the registry: all JVMs have ended. */
    static final int END = 1;

    /** The first of the tags of answers, which threads use in turn. */
    static final int FIRST_ANSWER = 2;

    /** How many threads of a JVM may wait for answers at once. */
    static final int ANSWERS = 1022;

    /** The first of the tags of groups. */
    static final int FIRST_OF_GROUPS = FIRST_ANSWER + ANSWERS;

    private Tags() {}
}
