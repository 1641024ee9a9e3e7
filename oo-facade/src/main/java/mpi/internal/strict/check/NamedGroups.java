package mpi.internal.strict.check;

import java.util.Arrays;
import mpi.internal.job.JobState;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/**
 * Checks calls such as {@code MPI_Comm_create_group}, which make a communicator of the group among
 * their arguments: finds the ranks that make such a call together, and compares their groups.
 */
final class NamedGroups {

    private NamedGroups() {}

    /** Adds the group of a call, since all members of the group must give the same group. */
    static void add(CheckContext context, ObservedCall call, EqualArguments equalArguments) {
        Parameter group = call.function().input("Group");
        if (group == null) {
            return;
        }
        int[] ranks = context.communicators().ranks(call.handle(group));
        for (int member : ranks) {
            equalArguments.put("group with rank " + member, "ranks " + Arrays.toString(ranks));
        }
    }

    /**
     * Returns the processes that make the call together: the members of its group, or this rank
     * alone if it is not in the group. The object number of the returned {@code Members} is
     * computed from the group and the tag, so that only calls with the same group and tag are
     * compared.
     *
     * @param of processes of the communicator on which the call is made.
     */
    static Members members(CheckContext context, ObservedCall call, Members of) {
        Function function = call.function();
        int[] ranks = context.communicators().ranks(call.handle(function.input("Group")));
        int me = JobState.rank();
        boolean isMember = Arrays.stream(ranks).anyMatch(each -> each == me);
        int[] meeting = isMember ? ranks : new int[] {me};
        long number = of.number() * 31 + Arrays.hashCode(meeting);
        return new Members(number * 31 + call.number(function.first("tag")), meeting, null);
    }
}
