package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Parameter;

/**
 * Keeps the messages that {@code MPI_Mprobe} or {@code MPI_Improbe} has matched until a call
 * receives them, and reports those that are never received.
 */
final class MatchedMessages {

    private final CheckContext context;
    private final MessageSteps messages;
    private final Map<Long, Matched> open = new ConcurrentHashMap<>();

    /** Matched message: the probe that found it, and the number of the matching operation. */
    private record Matched(ObservedCall probe, long operation) {}

    MatchedMessages(CheckContext context, MessageSteps messages) {
        this.context = context;
        this.messages = messages;
    }

    /** Adds the message that a probe has matched. */
    void found(ObservedCall probe, long... operations) {
        Parameter message = probe.function().output("Message");
        if (message != null && operations.length > 0) {
            open.put(probe.handle(message), new Matched(probe, operations[0]));
        }
    }

    /** Reports to the referee the buffer of a call that is about to receive a matched message. */
    void receive(ObservedCall call) throws IOException {
        Parameter message = call.function().input("Message");
        Matched matched = message == null ? null : open.remove(call.handle(message));
        if (matched != null) {
            context.feed()
                    .fit(
                            matched.operation,
                            call.number(),
                            messages.content(call, call.function().received()));
        }
    }

    /** Reports the messages that were never received. */
    void finish() throws IOException {
        for (Matched left : open.values()) {
            context.tell(
                    MistakeKind.MESSAGE_LEFT,
                    "a message that Mprobe or Improbe has found is never received",
                    List.of(left.probe),
                    List.of("found it"));
        }
    }
}
