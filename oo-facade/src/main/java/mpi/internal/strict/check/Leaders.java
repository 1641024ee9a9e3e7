package mpi.internal.strict.check;

import java.io.IOException;
import mpi.internal.job.JobState;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.NoticeTag;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/**
 * Tells the referee that the two leaders in {@code MPI_Intercomm_create} (one process of each
 * group) wait for each other. Each leader sends the other a notice and waits for a notice from it,
 * on the communicator that contains both.
 */
final class Leaders {

    private final CheckContext context;
    private final Notices notices;

    Leaders(CheckContext context) {
        this.context = context;
        notices = new Notices(context);
    }

    /**
     * Reports that this rank waits for the other leader. Does nothing if this rank is no leader.
     *
     * @param local processes of the group of this rank.
     */
    void meet(ObservedCall call, Members local) throws IOException {
        Function function = call.function();
        Parameter leader = function.first("rank");
        if (local.rankOf(JobState.rank()) != call.number(leader)) {
            return;
        }
        Parameter peers = function.following(function.first("Comm"), "Comm");
        Members both = context.members("Comm", call.handle(peers));
        int other = both == null ? -1 : both.peer(call.number(function.following(leader, "rank")));
        if (other >= 0) {
            int tag = NoticeTag.ofLeaders(call.number(function.first("tag")));
            notices.send(call, both, new int[] {other}, tag);
            notices.await(call, both, new int[] {other}, tag);
        }
    }
}
