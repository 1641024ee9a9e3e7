package mpi;

import java.util.HashMap;
import java.util.Map;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.job.JobState;
import mpi.internal.strict.object.Communicators;
import mpi.internal.strict.object.Members;
import mpi.internal.trace.CommText;
import mpi.internal.trace.Trace;

/**
 * Communicators for the trace: each gets a number in this process, and is written with the ranks of
 * its groups and with a number that is alike on all of them. All calls are local.
 */
final class TracedComms {

    private static final Map<Long, Integer> NUMBERS = new HashMap<>();

    private static Communicators all;
    private static int last;

    private TracedComms() {}

    /**
     * Notes a new communicator when it is made, since its ranks number those of equal groups in the
     * order in which they make them.
     */
    static void made(long handle) {
        if (canAsk(handle)) {
            CallStack stack = CallStack.ofThread();
            find(handle, stack.depth() > 0 ? stack.top().communicator() : 0, true);
        }
    }

    private static boolean canAsk(long handle) {
        return Trace.FOLDER != null && JobState.isRunning() && handle != Mpi.MPI_COMM_NULL;
    }

    /** Number of a communicator in this process; 0 while MPI cannot be asked. */
    static int number(long handle) {
        return canAsk(handle) ? find(handle, 0, false) : 0;
    }

    /** Forgets a handle, which may stand for another communicator from now on. */
    static synchronized void forget(long handle) {
        NUMBERS.remove(handle);
    }

    private static synchronized int find(long handle, long parent, boolean isNew) {
        Integer known = NUMBERS.get(handle);
        if (known != null) {
            return known;
        }
        if (all == null) {
            all = new Communicators();
        }
        if (isNew) {
            all.made("Comm", handle, parent == 0 ? null : all.of("Comm", parent));
        }
        Members members = all.of("Comm", handle);
        int number = ++last;
        NUMBERS.put(handle, number);
        Trace.FOLDER.communicator(
                number, new CommText(members.number(), members.local(), members.remote()));
        return number;
    }
}
