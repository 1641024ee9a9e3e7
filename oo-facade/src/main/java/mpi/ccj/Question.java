package mpi.ccj;

import java.io.Serializable;

/**
 * What a JVM asks of the registry of groups.
 *
 * @param type what it is about.
 * @param jvm who asks.
 * @param tag of the answer.
 * @param group name of the group.
 * @param number of the members, where a group is asked for.
 */
record Question(Type type, int jvm, int tag, String group, int number) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** What a question is about. */
    enum Type {
        /** Take a member of the JVM into the group. */
        ADD,
        /** Tell the layout of the group when all members are there. */
        GET,
        /** The JVM wants nothing more: tell when this is so of all JVMs. */
        END
    }

    /**
     * What the registry says.
     *
     * @param layout of the group that was asked for, or null.
     * @param complaint why the answer is no, or null.
     */
    record Answer(Layout layout, String complaint) implements Serializable {

        private static final long serialVersionUID = 1L;

        /** Yes. */
        static final Answer YES = new Answer(null, null);

        static Answer no(String complaint) {
            return new Answer(null, complaint);
        }
    }
}
