package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import mpi.internal.job.JobState;
import mpi.internal.strict.access.WatchedMemory;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;
import mpi.internal.strict.wire.Use;

/**
 * Reports to the referee, before each MPI call, the program's own loads and stores to this rank's
 * memory in windows since the previous MPI call.
 */
final class WindowTouches {

    private final CheckContext context;

    WindowTouches(CheckContext context) {
        this.context = context;
    }

    /**
     * Returns the memory of the window that a call has made, and starts to watch it; null if the
     * window has no memory that belongs to this rank alone.
     */
    static WindowMemory open(ObservedCall call) {
        Function function = call.function();
        Parameter base = function.first("memory");
        Parameter size = function.first("number");
        boolean isOwn = base != null && size != null && !function.has(Role.SHARES_MEMORY);
        if (!isOwn || call.value(size) <= 0) {
            return null;
        }
        long address = base.isRead() ? call.address(base) : call.pointer(base);
        WindowMemory memory = new WindowMemory(address, call.value(size));
        if (WatchedMemory.areAccessesSeen()) {
            WatchedMemory.open(memory);
        }
        return memory;
    }

    /** Stops watching the memory of a window that is freed. */
    static void close(Epochs epochs) {
        if (epochs.memory() != null && WatchedMemory.areAccessesSeen()) {
            WatchedMemory.close(epochs.memory());
        }
    }

    /** Reports the accesses to one window since the last MPI call. */
    private void tell(ObservedCall next, long window, Epochs epochs) throws IOException {
        Members members = context.members("Win", window);
        if (members == null) {
            return;
        }
        boolean isLocked = epochs.isLocked(members.rankOf(JobState.rank()));
        epochs.memory()
                .take(
                        (site, isWrite, ranges) -> {
                            Use.Kind kind = isWrite ? Use.Kind.STORE : Use.Kind.LOAD;
                            context.feed()
                                    .access(
                                            next.thread().number(),
                                            context.feed()
                                                    .call(new ProgramAccess(site, use(isWrite))),
                                            members.number(),
                                            JobState.rank(),
                                            new Use(kind, "", isLocked),
                                            ranges);
                        });
    }

    private static String use(boolean isWrite) {
        return isWrite ? ", writes its memory in the window" : ", reads its memory in the window";
    }

    /** Reports the accesses of a call to its buffers, if the buffers lie in windows. */
    void tell(ObservedCall call, List<BufferUse> uses, Map<Long, Epochs> windows)
            throws IOException {
        for (Map.Entry<Long, Epochs> window : windows.entrySet()) {
            WindowMemory memory = window.getValue().memory();
            Members members = memory == null ? null : context.members("Win", window.getKey());
            for (BufferUse use : members == null ? List.<BufferUse>of() : uses) {
                long[] ranges = use.within(memory);
                if (ranges.length > 0) {
                    tell(call, members, window.getValue(), use, ranges);
                }
            }
        }
    }

    private void tell(
            ObservedCall call, Members members, Epochs epochs, BufferUse use, long[] ranges)
            throws IOException {
        Use.Kind kind = use.isWritten() ? Use.Kind.STORE : Use.Kind.LOAD;
        boolean isLocked = epochs.isLocked(members.rankOf(JobState.rank()));
        context.feed()
                .access(
                        call.thread().number(),
                        call.number(),
                        members.number(),
                        JobState.rank(),
                        new Use(kind, "", isLocked),
                        ranges);
    }

    /**
     * Reports the accesses to all windows since the last MPI call. With {@code isOrdered}, drops
     * these accesses, since values that the program has read may have ordered them (see {@link
     * ValueOrder}).
     */
    void tell(ObservedCall next, Map<Long, Epochs> windows, boolean isOrdered) throws IOException {
        for (Map.Entry<Long, Epochs> window : windows.entrySet()) {
            WindowMemory memory = window.getValue().memory();
            if (memory != null && isOrdered) {
                memory.forget();
            } else if (memory != null) {
                tell(next, window.getKey(), window.getValue());
            }
        }
    }
}
