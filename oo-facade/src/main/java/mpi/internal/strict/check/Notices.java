package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.types.TypeSignature.Run;

/**
 * Sends and awaits notices: messages without data that exist only in the simulation. They stand for
 * waits in which the program receives no message (see {@link NoticeTag}). Post, for example, sends
 * a notice to each origin, and Start waits for a notice from each target.
 */
final class Notices {

    /** Content of a notice, which has no data. */
    static final Content NOTHING = new Content(List.of(new Run(Content.PACKED, 1, 1)), 0);

    private final CheckContext context;

    Notices(CheckContext context) {
        this.context = context;
    }

    /** Sends a notice to ranks of the job, in the call's window or communicator. */
    void send(ObservedCall call, int[] ranks, int tag) throws IOException {
        send(call, context.members(call), ranks, tag);
    }

    /** Sends a notice to ranks of the job, in the window or communicator of {@code members}. */
    void send(ObservedCall call, Members members, int[] ranks, int tag) throws IOException {
        for (int to : ranks) {
            send(call, members, to, tag);
        }
    }

    /** Sends a notice to one rank of the job. Returns the number of the operation. */
    long send(ObservedCall call, Members members, int to, int tag) throws IOException {
        long operation = context.operation();
        int thread = call.thread().number();
        long within = members.number();
        context.feed()
                .send(
                        thread,
                        call.number(),
                        within,
                        operation,
                        to,
                        tag,
                        NOTHING,
                        Send.Mode.BUFFERED);
        return operation;
    }

    /**
     * Posts the receive of a notice from one rank of the job. Returns the number of the operation.
     */
    long expect(ObservedCall call, Members members, int from, int tag) throws IOException {
        long operation = context.operation();
        int thread = call.thread().number();
        long within = members.number();
        context.feed()
                .receive(
                        thread,
                        call.number(),
                        within,
                        operation,
                        from,
                        tag,
                        NOTHING,
                        Receive.Way.RECEIVE);
        return operation;
    }

    /** Waits for a notice from each rank, in the call's window or communicator. */
    void await(ObservedCall call, int[] ranks, int tag) throws IOException {
        await(call, context.members(call), ranks, tag);
    }

    /** Waits for a notice from each rank, in the window or communicator of {@code members}. */
    void await(ObservedCall call, Members members, int[] ranks, int tag) throws IOException {
        long[] operations = new long[ranks.length];
        for (int i = 0; i < ranks.length; i++) {
            operations[i] = expect(call, members, ranks[i], tag);
        }
        if (ranks.length > 0) {
            context.feed().await(call.thread().number(), call.number(), true, operations);
        }
    }
}
