package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.DatatypeFacts;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Peer;
import mpi.internal.strict.table.Role;
import mpi.internal.types.TypeSignature.Run;

/** Tells the referee which messages this rank sends, receives or probes for. */
final class MessageSteps {

    /** Content that matches any types and any length, for a probe. */
    private static final Content ANY =
            new Content(List.of(new Run(Content.PACKED, 1, 1)), Long.MAX_VALUE);

    private final CheckContext context;

    MessageSteps(CheckContext context) {
        this.context = context;
    }

    /** Returns true for a function that sends, receives or probes. */
    static boolean areOf(Function function) {
        return function.about().isMessage();
    }

    /** Returns true if the call receives or probes with {@code MPI_ANY_SOURCE}. */
    static boolean receivesFromAny(ObservedCall call) {
        Peer source = call.function().about().source();
        return source != null && call.number(source.rank()) == Mpi.MPI_ANY_SOURCE;
    }

    /**
     * Reports the operations of a call: {@code MPI_Sendrecv} has two.
     *
     * @param call call with the arguments.
     * @param by call that begins the operations: the same one, or the start of a persistent
     *     request.
     * @return numbers of the operations.
     */
    long[] post(ObservedCall call, ObservedCall by, Members members) throws IOException {
        long send = sends(call, by, members);
        long receive = receives(call, by, members);
        if (send == 0) {
            return receive == 0 ? OpenRequest.NONE : new long[] {receive};
        }
        return receive == 0 ? new long[] {send} : new long[] {send, receive};
    }

    private long sends(ObservedCall call, ObservedCall by, Members members) throws IOException {
        Function function = call.function();
        Peer dest = function.about().dest();
        int peer = dest == null ? -1 : members.peer(call.number(dest.rank()));
        int tag = dest == null ? -1 : call.number(dest.tag());
        if (peer < 0 || tag < 0) {
            return 0; // nothing is sent: MPI_PROC_NULL, or a tag that MPI refuses
        }
        long operation = context.operation();
        context.feed()
                .send(
                        by.thread().number(),
                        by.number(),
                        members.number(),
                        operation,
                        peer,
                        tag,
                        content(call, function.sent()),
                        mode(function));
        return operation;
    }

    private static Send.Mode mode(Function function) {
        if (function.has(Role.BUFFERED)) {
            return Send.Mode.BUFFERED;
        }
        if (function.has(Role.READY)) {
            return Send.Mode.READY;
        }
        return function.has(Role.SYNCHRONOUS) ? Send.Mode.SYNCHRONOUS : Send.Mode.STANDARD;
    }

    /**
     * Reports a probe. Returns the number of the operation; 0 if the call has {@code
     * MPI_PROC_NULL}.
     */
    long probe(ObservedCall call, Members members) throws IOException {
        return asks(call, call, members, Receive.Way.PROBE);
    }

    private long receives(ObservedCall call, ObservedCall by, Members members) throws IOException {
        boolean receives = call.function().about().source() != null;
        return receives ? asks(call, by, members, way(call.function())) : 0;
    }

    private static Receive.Way way(Function function) {
        if (function.received() != null) {
            return Receive.Way.RECEIVE;
        }
        return function.output("Message") == null ? Receive.Way.PROBE : Receive.Way.MATCHED;
    }

    private long asks(ObservedCall call, ObservedCall by, Members members, Receive.Way way)
            throws IOException {
        Peer source = call.function().about().source();
        boolean isAny = call.number(source.rank()) == Mpi.MPI_ANY_SOURCE;
        int peer = isAny ? Receive.ANY : members.peer(call.number(source.rank()));
        int tag = call.number(source.tag());
        boolean isMade = (isAny || peer >= 0) && (tag >= 0 || tag == Mpi.MPI_ANY_TAG);
        return isMade ? receive(call, by, members, peer, tag, way) : 0;
    }

    /**
     * Reports a receive or probe of a message from a rank of the job, or from any rank. Returns the
     * number of the operation.
     */
    private long receive(
            ObservedCall call, ObservedCall by, Members members, int peer, int tag, Receive.Way way)
            throws IOException {
        Part part = call.function().received();
        long operation = context.operation();
        context.feed()
                .receive(
                        by.thread().number(),
                        by.number(),
                        members.number(),
                        operation,
                        peer,
                        tag == Mpi.MPI_ANY_TAG ? Receive.ANY : tag,
                        part == null ? ANY : content(call, part),
                        way);
        return operation;
    }

    /** Returns the data of one part of a call. */
    Content content(ObservedCall call, Part part) {
        DatatypeFacts type = context.datatypes().of(call.handle(part.datatype()));
        long each = part.count() == null ? 1 : call.value(part.count());
        boolean isInParts = call.function().isInParts();
        long count = isInParts ? each * call.value(call.function().first("number")) : each;
        return type == null ? ANY : new Content(type.item(), count);
    }
}
