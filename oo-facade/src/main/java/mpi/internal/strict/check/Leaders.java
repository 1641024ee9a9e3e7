package mpi.internal.strict.check;

import java.io.IOException;
import mpi.internal.job.JobState;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.NoticeTag;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/**
 * Reports that the two leaders in {@code MPI_Intercomm_create} wait for each other, in a
 * communicator that contains both.
 */
final class Leaders {

    private final CheckContext context;
    private final Notices notices;

    Leaders(CheckContext context) {
        this.context = context;
        notices = new Notices(context);
    }

    /** Reports the wait for the other leader, if this rank is a leader itself. */
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
