package mpi.internal.strict.check;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/**
 * Tells the referee which message a receive or a probe has found, if that is known only from the
 * status, as with {@code MPI_ANY_SOURCE}.
 */
final class FoundMessages {

    private final CheckContext context;
    private final MessageSteps messages;
    private final Statuses statuses;
    private final MatchedMessages matched;
    private final TestLoops loops;

    FoundMessages(
            CheckContext context,
            MessageSteps messages,
            Statuses statuses,
            MatchedMessages matched,
            TestLoops loops) {
        this.context = context;
        this.messages = messages;
        this.statuses = statuses;
        this.matched = matched;
        this.loops = loops;
    }

    /**
     * Returns the flag of a call that looks for a message without waiting; null for other calls.
     */
    static Parameter flag(Function function) {
        return function.about().source() == null ? null : function.output("flag");
    }

    /** Reports the message that a call has taken, if only its status tells which it was. */
    void after(ObservedCall call) throws IOException {
        Parameter flag = flag(call.function());
        boolean isDecided = flag == null && !MessageSteps.receivesFromAny(call);
        Members members = isDecided ? null : context.members(call);
        if (members == null) {
            return;
        }
        if (flag != null && !call.isTrue(flag)) {
            foundNothing(call, members);
            return;
        }
        MemorySegment status = Statuses.of(call, 0);
        if (status != null && flag == null) {
            statuses.resolve(call.operations(), members, status);
        } else if (status != null && call.function().output("Message") != null) {
            found(call, members, status);
        }
    }

    private void foundNothing(ObservedCall call, Members members) throws IOException {
        long probe = loops.isLong(call) ? messages.probe(call, members) : 0;
        if (probe != 0) {
            TestLoops.tell(context, call, true, probe);
        }
    }

    private void found(ObservedCall call, Members members, MemorySegment status)
            throws IOException {
        long[] taken = messages.post(call, call, members);
        if (taken.length == 0) {
            return;
        }
        if (MessageSteps.receivesFromAny(call)) {
            statuses.resolve(taken, members, status);
        }
        context.feed().await(call.thread().number(), call.number(), true, taken);
        matched.found(call, taken);
    }
}
