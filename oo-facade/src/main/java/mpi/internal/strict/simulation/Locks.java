package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.List;
import mpi.internal.strict.wire.LockPhase;

/**
 * Locks of one window, as the ranks report them. MPI may delay a lock, so that two ranks may seem
 * to have locks which exclude each other.
 */
final class Locks {

    private final List<Lock> held = new ArrayList<>();
    private final List<Wait> waits = new ArrayList<>();

    /**
     * Wait of a rank for a lock. Which rank gets a lock first is MPI's choice, so that only the
     * next step of the waiting rank tells that it has the lock.
     */
    private final class Wait implements Gathering {
        private final Lock wanted;
        private final long request;

        Wait(Lock wanted, long request) {
            this.wanted = wanted;
            this.request = request;
        }

        @Override
        public List<Integer> missing() {
            return held.stream().filter(wanted::excludes).map(Lock::rank).sorted().toList();
        }

        @Override
        public String awaited() {
            return wanted.target() == Lock.ALL
                    ? "to unlock the window"
                    : "to unlock the window's memory of rank " + wanted.target();
        }

        @Override
        public boolean isLock() {
            return true;
        }

        @Override
        public boolean isAtEnd() {
            return false;
        }

        @Override
        public boolean canComplete(Ranks going) {
            return missing().stream().allMatch(going::has);
        }
    }

    /** Applies a step by which the lock of a rank enters another phase. */
    void take(Step.Locking step, RankState rank) {
        Lock lock = step.lock();
        held.removeIf(lock::isOfSame);
        endWaits(lock, rank);
        if (step.phase() == LockPhase.AWAITED) {
            begin(step, rank);
        } else if (step.phase() == LockPhase.HELD) {
            held.add(lock);
        }
    }

    private void begin(Step.Locking step, RankState rank) {
        Wait wait = new Wait(step.lock(), step.request());
        Arrival arrival = new Arrival(step.call());
        arrival.joins(wait);
        arrival.setPosted(rank.time());
        rank.requests().add(wait.request, arrival, null);
        waits.add(wait);
    }

    /** Forgets the waits of a rank for a lock that MPI has granted. */
    private void endWaits(Lock lock, RankState rank) {
        for (Wait wait : List.copyOf(waits)) {
            if (wait.wanted.isOfSame(lock)) {
                rank.requests().forget(new long[] {wait.request});
                waits.remove(wait);
            }
        }
    }
}
