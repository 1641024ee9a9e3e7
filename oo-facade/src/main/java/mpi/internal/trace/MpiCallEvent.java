package mpi.internal.trace;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import mpi.internal.job.JobState;

/** Flight Recorder event of an MPI call, which {@link FlightSink} makes. */
@Name("panmpi.MpiCall")
@Label("MPI Call")
@Category("MPI")
@Description("A call of MPI by the program")
@StackTrace(false)
public final class MpiCallEvent extends Event {

    @Label("Call")
    @Description("Function of MPI")
    public String call;

    @Label("Rank")
    @Description("Rank of this process in the job")
    public int rank;

    @Label("Peer")
    @Description("Rank that is sent to, received from, or the root; -1 any, -2 nobody, -3 itself")
    public int peer;

    @Label("Tag")
    @Description("Tag of the message; -1 any")
    public int tag;

    @Label("Bytes")
    @Description("Data in the buffers of the call")
    @DataAmount
    public long bytes;

    @Label("Source")
    @Description("Rank that is received from, where the peer is sent to")
    public int source;

    @Label("Source Tag")
    @Description("Tag of what is received from the source")
    public int sourceTag;

    @Label("Ranks")
    @Description("Number of ranks of the communicator")
    public int ranks;

    /**
     * Copies the values of a traced call to the fields of this event. A value that the call does
     * not have is stored as the least int or long, which viewers show as N/A.
     */
    public void tell(TracedCall traced) {
        call = traced.call();
        rank = JobState.rank();
        peer = traced.peer();
        tag = traced.tag();
        bytes = traced.bytes() < 0 ? Long.MIN_VALUE : traced.bytes();
        source = traced.source();
        sourceTag = traced.sourceTag();
        ranks = traced.ranks();
    }
}
