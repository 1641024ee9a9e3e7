package mpi.internal.strict.simulation;

import java.util.HashMap;
import java.util.Map;

/** Operations of one rank that a later step may wait for, by their numbers. */
final class Requests {

    private final Map<Long, Operation> operations = new HashMap<>();
    private final Map<Long, Mailbox> mailboxes = new HashMap<>();
    private final Map<Long, int[]> early = new HashMap<>();

    void add(long request, Operation operation, Mailbox mailbox) {
        operations.put(request, operation);
        if (mailbox != null) {
            mailboxes.put(request, mailbox);
            int[] message = early.remove(request);
            if (message != null) {
                resolve(request, message[0], message[1]);
            }
        }
    }

    /** The operation; null if it is over and was waited for. */
    Operation find(long request) {
        return operations.get(request);
    }

    void forget(long[] requests) {
        for (long request : requests) {
            operations.remove(request);
            mailboxes.remove(request);
        }
    }

    /** Sets the message that a receive from any rank has taken, though it may not be posted yet. */
    void resolve(long request, int source, int tag) {
        Operation operation = operations.get(request);
        if (operation == null) {
            early.put(request, new int[] {source, tag});
        } else if (!operation.isComplete()) {
            if (operation instanceof Receive receive) {
                receive.resolve(source, tag);
            } else if (operation instanceof Probe probe) {
                probe.wanted().resolve(source, tag);
            }
            mailboxes.get(request).resolved();
        }
    }

    /** Takes an operation back that was cancelled. */
    void cancel(long request) {
        Operation operation = operations.get(request);
        Mailbox mailbox = mailboxes.get(request);
        if (operation != null && mailbox != null && !operation.isComplete()) {
            mailbox.remove(operation);
            operation.complete();
        }
    }
}
