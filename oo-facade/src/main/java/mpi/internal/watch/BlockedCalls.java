package mpi.internal.watch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the threads that are blocked in an MPI call, by taking samples at regular intervals. */
final class BlockedCalls {

    private Map<Caller, BlockedCall> last = Map.of();

    /**
     * Takes a sample, and returns the calls that threads are in, the longest call first. A thread
     * that is still in the call of the last sample keeps the time of its first observation.
     */
    List<BlockedCall> sample(long now) {
        Map<Caller, BlockedCall> seen = new HashMap<>();
        for (Caller caller : Callers.present()) {
            long number = caller.calls();
            String call = caller.call();
            if (call != null) {
                seen.put(caller, continuedOrNew(caller, call, number, now));
            }
        }
        last = seen;
        List<BlockedCall> blockedCalls = new ArrayList<>(seen.values());
        blockedCalls.sort(Comparator.comparingLong(BlockedCall::since));
        return blockedCalls;
    }

    private BlockedCall continuedOrNew(Caller caller, String call, long number, long now) {
        BlockedCall blockedCall = last.get(caller);
        return blockedCall != null && blockedCall.isOf(call, number)
                ? blockedCall.continued(now)
                : BlockedCall.begin(caller, call, number, now);
    }
}
