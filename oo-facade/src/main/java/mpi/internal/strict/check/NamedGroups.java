package mpi.internal.strict.check;

import java.util.Arrays;
import mpi.internal.job.JobState;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/**
 * Adds to the agreement of a call the group of which it makes a communicator, and finds the ranks
 * that meet in such a call.
 */
final class NamedGroups {

    private NamedGroups() {}

    /** Adds the group of a call: all of its members must give the same one. */
    static void add(Rank rank, ObservedCall call, Alike alike) {
        Parameter group = call.function().input("Group");
        if (group == null) {
            return;
        }
        int[] ranks = rank.communicators().ranks(call.handle(group));
        for (int member : ranks) {
            alike.put("group with rank " + member, "ranks " + Arrays.toString(ranks));
        }
    }

    /**
     * Returns the processes that meet in a call such as {@code MPI_Comm_create_group}: the members
     * of its group, if they give the same group and the same tag. A rank that is not in the group
     * it gives meets nobody.
     */
    static Members members(Rank rank, ObservedCall call, Members of) {
        Function function = call.function();
        int[] ranks = rank.communicators().ranks(call.handle(function.input("Group")));
        int me = JobState.rank();
        boolean isMember = Arrays.stream(ranks).anyMatch(each -> each == me);
        int[] meeting = isMember ? ranks : new int[] {me};
        long number = of.number() * 31 + Arrays.hashCode(meeting);
        return new Members(number * 31 + call.number(function.first("tag")), meeting, null);
    }
}
