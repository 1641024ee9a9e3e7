package mpi.internal.watch;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Time for which this rank cannot have gone on: at each sample, each of its threads was in a call
 * that only another rank can end, or waited for such a thread.
 */
final class BlockedRank {

    private static final long SECOND = 1_000_000_000;

    private final JobRank self;
    private boolean isBlocked;

    /** Time from which it was seen blocked; a thread that ends does not count as never there. */
    private long since;

    BlockedRank(JobRank self) {
        this.self = self;
    }

    /**
     * Takes a sample.
     *
     * @param stays threads that are in calls, by the time of their entry.
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

    /** Most calls are shorter than the time between samples; only others are looked at closely. */
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

    /** Virtual threads belong to no group; only those are known that have called MPI. */
    private static boolean noVirtualThreadGoes(Set<Thread> waiting) {
        return Callers.present().stream()
                .map(Caller::thread)
                .filter(thread -> thread.isVirtual() && !waiting.contains(thread))
                .noneMatch(OtherThreads::goes);
    }
}
