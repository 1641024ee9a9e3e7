package mpi.internal.strict.simulation;

import java.util.HashMap;
import java.util.Map;

/** Operations of one rank that a later step may wait for, by their numbers. */
final class Requests {

    private final Map<Long, Posted> posted = new HashMap<>();
    private final Map<Long, int[]> early = new HashMap<>();

    /** Messages that a probe has matched, which a later call receives. */
    private final Map<Long, Receive> matched = new HashMap<>();

    /** An operation, and the mailbox in which it is; null for a collective one. */
    private record Posted(Operation operation, Mailbox mailbox) {}

    /** Takes a matched message; null if there is none. */
    Receive matched(long request) {
        return matched.remove(request);
    }

    void add(long request, Operation operation, Mailbox mailbox) {
        if (operation instanceof Receive receive && receive.isMatched()) {
            matched.put(request, receive);
        }
        posted.put(request, new Posted(operation, mailbox));
        if (mailbox != null && !early.isEmpty()) {
            int[] message = early.remove(request);
            if (message != null) {
                resolve(request, message[0], message[1]);
            }
        }
    }

    /** The operation; null if it is over and was waited for. */
    Operation find(long request) {
        Posted found = posted.get(request);
        return found == null ? null : found.operation;
    }

    void forget(long[] requests) {
        for (long request : requests) {
            posted.remove(request);
        }
    }

    /** Sets the message that a receive from any rank has taken, though it may not be posted yet. */
    void resolve(long request, int source, int tag) {
        Posted found = posted.get(request);
        if (found == null) {
            early.put(request, new int[] {source, tag});
        } else if (!found.operation.isComplete()) {
            if (found.operation instanceof Receive receive) {
                receive.resolve(source, tag);
            } else if (found.operation instanceof Probe probe) {
                probe.wanted().resolve(source, tag);
            }
            found.mailbox.resolved();
        }
    }

    /**
     * Takes an operation back that was cancelled; the next gets a message that it seemed to take.
     */
    void cancel(long request) {
        Posted found = posted.get(request);
        boolean isReceive = found != null && found.operation instanceof Receive;
        if (isReceive && ((Receive) found.operation).taken() != null) {
            found.mailbox.giveBack(((Receive) found.operation).taken());
        } else {
            fail(request);
        }
    }

    /** Ends an operation by an error. */
    void fail(long request) {
        Posted found = posted.get(request);
        if (found != null && found.mailbox != null && !found.operation.isComplete()) {
            found.mailbox.remove(found.operation);
            found.operation.complete();
        }
    }
}
