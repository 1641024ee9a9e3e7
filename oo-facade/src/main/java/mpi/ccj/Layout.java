package mpi.ccj;

import java.io.Serializable;
import java.util.Arrays;

/**
 * Assignment of an active group's ranks to JVMs. Ranks are ordered by JVM, and within a JVM by the
 * order in which members were added.
 *
 * @param firstTag first of the group's range of tags.
 * @param most largest number of members in one JVM.
 * @param jvms rank of each member's JVM.
 * @param places index of each member within its JVM.
 */
record Layout(int firstTag, int most, int[] jvms, int[] places) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Makes the layout of a group; {@code members} has the number of members in each JVM. */
    static Layout of(int firstTag, int... members) {
        int size = Arrays.stream(members).sum();
        int[] jvms = new int[size];
        int[] places = new int[size];
        int rank = 0;
        for (int jvm = 0; jvm < members.length; jvm++) {
            for (int place = 0; place < members[jvm]; place++) {
                jvms[rank] = jvm;
                places[rank++] = place;
            }
        }
        return new Layout(firstTag, Arrays.stream(members).max().orElse(0), jvms, places);
    }

    int size() {
        return jvms.length;
    }

    /** Returns the JVM of a member. */
    int jvm(int rank) {
        return jvms[rank];
    }

    /** Returns the rank of the first member in a JVM; the JVM must have a member. */
    int firstRank(int jvm) {
        int rank = 0;
        while (jvms[rank] != jvm) {
            rank++;
        }
        return rank;
    }

    /** Returns the tag of messages of a kind between two members; unique between their two JVMs. */
    int tag(Kind kind, int from, int to) {
        int pair = places[from] * most + places[to];
        return firstTag + pair * Kind.COUNT + kind.ordinal();
    }

    /** Returns the number of tags of the group. */
    long tags() {
        return (long) most * most * Kind.COUNT;
    }
}
