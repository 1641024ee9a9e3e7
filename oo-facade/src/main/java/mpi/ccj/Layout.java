package mpi.ccj;

import java.io.Serializable;
import java.util.Arrays;

/**
 * Where the members of an active group are. Ranks go by JVM, and within one by the order of adding.
 *
 * @param firstTag the first of the tags that belong to the group.
 * @param most the number of members in the JVM that has most of them.
 * @param jvms of each member.
 * @param places of each member within its JVM.
 */
record Layout(int firstTag, int most, int[] jvms, int[] places) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Of a group with so many members in each JVM. */
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

    /** The JVM of a member. */
    int jvm(int rank) {
        return jvms[rank];
    }

    /** The rank of the first member of a JVM that has one. */
    int firstRank(int jvm) {
        int rank = 0;
        while (jvms[rank] != jvm) {
            rank++;
        }
        return rank;
    }

    /** The tag of messages of a kind between two members; unique between their two JVMs. */
    int tag(Kind kind, int from, int to) {
        int pair = places[from] * most + places[to];
        return firstTag + pair * Kind.COUNT + kind.ordinal();
    }

    /** The number of tags of the group. */
    long tags() {
        return (long) most * most * Kind.COUNT;
    }
}
