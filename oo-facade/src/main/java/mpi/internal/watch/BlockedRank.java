package mpi.internal.watch;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Measures for how long this rank has been blocked. The rank counts as blocked if, at each sample,
 * each of its threads was in a call that only another rank can end, or waited for another thread.
 */
final class BlockedRank {

    private static final long SECOND = 1_000_000_000;

    private final JobRank self;
    private boolean isBlocked;

    /**
     * Time since which the rank has been seen blocked. The time never moves back, even if the
     * thread that was the last to enter its call ends.
     */
    private long since;

    BlockedRank(JobRank self) {
        this.self = self;
    }

    /**
     * Takes a sample.
     *
     * @param blockedCalls calls that threads are in, in the order in which they began.
     * @param now time of the sample, by {@code System.nanoTime}.
     * @return seconds for which each sample has found the rank blocked in the same calls; 0 if the
     *     rank is not blocked.
     */
    long seconds(List<BlockedCall> blockedCalls, long now) {
        boolean wasBlocked = isBlocked;
        isBlocked = mayBeBlocked(blockedCalls, now) && isBlocked(blockedCalls);
        if (!isBlocked) {
            return 0;
        }
        since = wasBlocked ? Math.max(since, blockedCalls.getLast().since()) : now;
        return (now - since) / SECOND;
    }

    /**
     * Tests quickly whether this rank may be blocked, before all threads are examined. Returns
     * false if a call has begun since the last sample, as is usual, or if the rank is in
     * MPI.Finalize or may wait for another job.
     */
    private boolean mayBeBlocked(List<BlockedCall> blockedCalls, long now) {
        return !blockedCalls.isEmpty()
                && blockedCalls.getLast().since() < now
                && !self.isEnding()
                && !self.hasOtherJobs();
    }

    private static boolean isBlocked(List<BlockedCall> blockedCalls) {
        Set<Thread> waiting = new HashSet<>();
        for (BlockedCall blockedCall : blockedCalls) {
            Thread thread = blockedCall.caller().thread();
            if (!WaitingCalls.NAMES.contains(blockedCall.call()) || !OtherThreads.isInMpi(thread)) {
                return false;
            }
            waiting.add(thread);
        }
        return !OtherThreads.go(waiting) && noVirtualThreadGoes(waiting);
    }

    /**
     * Returns true if no virtual thread can go on by itself. Only virtual threads that have called
     * MPI are known, since no thread group lists virtual threads.
     */
    private static boolean noVirtualThreadGoes(Set<Thread> waiting) {
        return Callers.present().stream()
                .map(Caller::thread)
                .filter(thread -> thread.isVirtual() && !waiting.contains(thread))
                .noneMatch(OtherThreads::goes);
    }
}
