package mpi.internal.watch;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Measures for how long this rank has been blocked: at each sample, each of its threads was in a
 * call that only another rank can end, or waited for another thread.
 */
final class BlockedRank {

    private static final long SECOND = 1_000_000_000;

    private final JobRank self;
    private boolean isBlocked;

    /**
     * Time from which the rank has been seen blocked. It never moves back, even if the thread that
     * entered its call last ends.
     */
    private long since;

    BlockedRank(JobRank self) {
        this.self = self;
    }

    /**
     * Takes a sample.
     *
     * @param stays threads that are in calls, those that entered first in front.
     * @return seconds for which all samples have found it blocked in the same calls, or 0.
     */
    long seconds(List<BlockedCall> stays, long now) {
        boolean wasBlocked = isBlocked;
        isBlocked = mayBeBlocked(stays, now) && isBlocked(stays);
        if (!isBlocked) {
            return 0;
        }
        since = wasBlocked ? Math.max(since, stays.getLast().since()) : now;
        return (now - since) / SECOND;
    }

    /**
     * Quick test before all threads are examined. It is false if a call is new since the last
     * sample, as is usual, or if the rank is ending or may wait for another job.
     */
    private boolean mayBeBlocked(List<BlockedCall> stays, long now) {
        return !stays.isEmpty()
                && stays.getLast().since() < now
                && !self.isEnding()
                && !self.hasOtherJobs();
    }

    private static boolean isBlocked(List<BlockedCall> stays) {
        Set<Thread> waiting = new HashSet<>();
        for (BlockedCall stay : stays) {
            Thread thread = stay.caller().thread();
            if (!WaitingCalls.NAMES.contains(stay.call()) || !OtherThreads.isInMpi(thread)) {
                return false;
            }
            waiting.add(thread);
        }
        return !OtherThreads.go(waiting) && noVirtualThreadGoes(waiting);
    }

    /**
     * True if no virtual thread can go on by itself. Only those that have called MPI are known,
     * since virtual threads are in no thread group that lists them.
     */
    private static boolean noVirtualThreadGoes(Set<Thread> waiting) {
        return Callers.present().stream()
                .map(Caller::thread)
                .filter(thread -> thread.isVirtual() && !waiting.contains(thread))
                .noneMatch(OtherThreads::goes);
    }
}
