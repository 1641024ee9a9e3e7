package mpi.ccj;

import java.io.Serializable;

/**
 * Request of a JVM to the registry of groups.
 *
 * @param type type of the request.
 * @param jvm rank of the JVM that sends it.
 * @param tag tag of the answer.
 * @param group name of the group.
 * @param number number of members, in a request of type GET.
 */
record Question(Type type, int jvm, int tag, String group, int number) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Type of a request. */
    enum Type {
        /** Adds a member of the JVM to the group. */
        ADD,
        /** Waits until all members are added, then answers with the layout. */
        GET,
        /** Last request of the JVM; answered when all JVMs have sent it. */
        END
    }

    /**
     * Answer of the registry.
     *
     * @param layout layout of the requested group, or null.
     * @param complaint reason of a refusal, or null.
     */
    record Answer(Layout layout, String complaint) implements Serializable {

        private static final long serialVersionUID = 1L;

        /** Success without a layout. */
        static final Answer YES = new Answer(null, null);

        static Answer no(String complaint) {
            return new Answer(null, complaint);
        }
    }
}
