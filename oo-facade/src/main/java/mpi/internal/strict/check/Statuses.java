package mpi.internal.strict.check;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.InnerCall;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Parameter;

/**
 * Reads the statuses that calls return: they tell which message a receive from any rank has taken.
 */
final class Statuses {

    private static final ThreadLocal<MemorySegment> OWN =
            ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(MpiMemory.STATUS_SIZE, 8));

    private final CheckContext context;

    Statuses(CheckContext context) {
        this.context = context;
    }

    /**
     * Replaces {@code MPI_STATUS_IGNORE} in a call by a status that belongs to this thread, so that
     * the checks can read the status after the call.
     */
    static void want(ObservedCall call) {
        Parameter status = call.function().output("status");
        if (status != null
                && !status.isMany()
                && call.memory(status).address() == Mpi.MPI_STATUS_IGNORE.address()) {
            call.replace(status, OWN.get());
        }
    }

    /** Returns a status of a call; null if the program ignores it. */
    static MemorySegment of(ObservedCall call, int index) {
        Parameter status = call.function().output("status");
        if (status == null) {
            return null;
        }
        MemorySegment all = call.memory(status);
        long address = all.address();
        if (address == Mpi.MPI_STATUS_IGNORE.address()
                || address == Mpi.MPI_STATUSES_IGNORE.address()) {
            return null;
        }
        return all.asSlice(index * (long) MpiMemory.STATUS_SIZE, MpiMemory.STATUS_SIZE);
    }

    /** Reports which message an operation has taken. */
    void resolve(long[] operations, Members members, MemorySegment status) throws IOException {
        if (status == null || members == null) {
            return;
        }
        int peer = members.peer(MpiMemory.source(status));
        if (peer >= 0) {
            for (long operation : operations) {
                context.feed().resolve(operation, peer, MpiMemory.tag(status));
            }
        }
    }

    /** Returns true if the operation of a status was cancelled. */
    static boolean isCancelled(MemorySegment status) {
        try (InnerCall call = InnerCall.open("MPI_Test_cancelled")) {
            MemorySegment flagAt = call.cell();
            call.check(Mpi.MPI_Test_cancelled(status, flagAt));
            return call.flagAt(flagAt);
        }
    }
}
