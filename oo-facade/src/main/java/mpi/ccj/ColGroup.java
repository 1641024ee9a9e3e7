package mpi.ccj;

import java.util.List;

/**
 * Group whose members have all been added (an active group), so that they can communicate, each
 * identified by its rank. Immutable; made by {@link ColGroupMaster#getGroup}.
 */
public final class ColGroup {

    private final Ranks ranks;
    private final MemberMessages messages;

    /** Members in this JVM, in the order of their ranks. */
    private final List<ColMember> members;

    private final int firstRank;

    ColGroup(String name, MemberMessages messages, List<ColMember> members) {
        ranks = new Ranks(name, messages.layout().size());
        this.messages = messages;
        this.members = members;
        firstRank =
                members.isEmpty() ? 0 : messages.layout().firstRank(messages.jvmMessages().here());
    }

    /**
     * Returns the rank of a member; local.
     *
     * @param member a member that was added in this JVM.
     * @return the rank, 0 to {@code size() - 1}; ranks are ordered by JVM, then by the order in
     *     which members were added there.
     * @throws CCJException if the member is not in this group.
     */
    public int getRank(ColMember member) throws CCJException {
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i) == member) {
                return firstRank + i;
            }
        }
        String what = member == null ? "null" : "this " + member.getClass().getName();
        String rule = ": add it by addMember before getGroup";
        throw new CCJException(what + " is not a member of " + this + " in this JVM" + rule);
    }

    /**
     * Returns the number of members in all JVMs; local.
     *
     * @return 1 or more.
     */
    public int size() {
        return ranks.size();
    }

    /**
     * Describes the group.
     *
     * @return its name and size.
     */
    @Override
    public String toString() {
        return ranks.toString();
    }

    Ranks ranks() {
        return ranks;
    }

    /**
     * Returns the object by which the member of rank {@code rank} sends messages to single members
     * and receives messages from them.
     */
    MessageCalls messages(int rank) {
        return new MessageCalls(messages, ranks, rank);
    }

    /** Returns the object by which the member with a rank performs collective operations. */
    CollectiveCalls collectives(int rank) {
        return new CollectiveCalls(new Collectives(messages, rank, size()), ranks);
    }
}
