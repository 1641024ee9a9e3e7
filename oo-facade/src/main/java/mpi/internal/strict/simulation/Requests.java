package mpi.internal.strict.simulation;

import java.util.HashMap;
import java.util.Map;

/** Operations of one rank by their numbers, kept until a step has waited for them. */
final class Requests {

    private final Map<Long, Posted> posted = new HashMap<>();
    private final Map<Long, int[]> early = new HashMap<>();

    /**
     * Receives of messages that {@code MPI_Mprobe} or {@code MPI_Improbe} has matched and no call
     * has received.
     */
    private final Map<Long, Receive> matched = new HashMap<>();

    /**
     * Record of an operation and the mailbox that the operation waits in; the mailbox of a
     * collective operation is null.
     */
    private record Posted(Operation operation, Mailbox mailbox) {}

    /**
     * Removes and returns the receive of a message that {@code MPI_Mprobe} has matched; null if no
     * such receive has this number.
     */
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

    /** Returns the operation with a number; null if a step has already waited for the operation. */
    Operation find(long request) {
        Posted found = posted.get(request);
        return found == null ? null : found.operation;
    }

    void forget(long[] requests) {
        for (long request : requests) {
            posted.remove(request);
        }
    }

    /**
     * Sets the message that a receive or probe from any rank has found. The report of this message
     * may come before the simulation has taken the step that posts the receive, since the real MPI
     * may let a thread run ahead of the simulation; the message is then kept for that step.
     */
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
     * Removes a cancelled operation. If the simulation has matched a cancelled receive, the message
     * goes to the next receive.
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

    /**
     * Ends an operation that has failed with an error: removes it from its mailbox and completes
     * it.
     */
    void fail(long request) {
        Posted found = posted.get(request);
        if (found != null && found.mailbox != null && !found.operation.isComplete()) {
            found.mailbox.remove(found.operation);
            found.operation.complete();
        }
    }
}
