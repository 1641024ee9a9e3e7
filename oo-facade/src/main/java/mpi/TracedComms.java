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
 * Gives each communicator of this process a number, and writes it to the trace with the ranks of
 * the communicator and a second number, which is equal on all these ranks. All calls are local.
 */
final class TracedComms {

    private static final Map<Long, Integer> NUMBERS = new HashMap<>();

    private static Communicators all;
    private static int last;

    private TracedComms() {}

    /**
     * Records a new communicator when it is made, since ranks number communicators of equal groups
     * in the order in which they are made.
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

    /** Returns the number that a communicator has in this process; 0 if MPI cannot be asked now. */
    static int number(long handle) {
        return canAsk(handle) ? find(handle, 0, false) : 0;
    }

    /** Forgets the number of a handle, which may stand for another communicator from now on. */
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
