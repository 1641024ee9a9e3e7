package mpi.internal.strict.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.internal.strict.call.ObservedCall;

/**
 * State of one window on this rank: its open epochs, each with the call that opened it, and the
 * accesses that are not complete. An epoch is the time between two synchronizations, such as Lock
 * and Unlock.
 */
final class Epochs {

    /** Empty array of ranks, for an epoch that is over or has not begun. */
    static final int[] NOBODY = {};

    private final ObservedCall maker;
    private final long unit;
    private final WindowMemory memory;
    private final List<Access> accesses = new ArrayList<>();
    private final Map<Integer, ObservedCall> locks = new HashMap<>();
    private final Set<Integer> exclusive = new HashSet<>();
    private final Set<Integer> targets = new HashSet<>();
    private ObservedCall fence;
    private ObservedCall lockAll;
    private ObservedCall access;
    private ObservedCall exposure;
    private int[] origins = NOBODY;
    private int[] targetsInJob = NOBODY;

    Epochs(ObservedCall maker, long unit, WindowMemory memory) {
        this.maker = maker;
        this.unit = unit;
        this.memory = memory;
    }

    /** Returns this rank's own memory in the window; null if it has none. */
    WindowMemory memory() {
        return memory;
    }

    ObservedCall maker() {
        return maker;
    }

    /** Returns the displacement unit in bytes. */
    long unit() {
        return unit;
    }

    /** Returns the call that opened an access epoch other than a fence's; null if there is none. */
    ObservedCall opened() {
        if (lockAll != null) {
            return lockAll;
        }
        if (access != null) {
            return access;
        }
        return locks.isEmpty() ? null : locks.values().iterator().next();
    }

    ObservedCall exposure() {
        return exposure;
    }

    void exposes(ObservedCall by, int[] toRanks) {
        exposure = by;
        origins = toRanks;
    }

    /** Returns the origins that the latest Post has named, as ranks in the job. */
    int[] origins() {
        return origins;
    }

    /** Returns the targets that the latest Start has named, as ranks in the job. */
    int[] targetsInJob() {
        return targetsInJob;
    }

    void fences(ObservedCall by) {
        fence = by;
    }

    /**
     * Returns the fence that opened the current epoch if accesses were made in it; null otherwise.
     */
    ObservedCall usedFence() {
        return opened() == null && !accesses.isEmpty() ? fence : null;
    }

    /** Returns the call that has locked a target; null if there is none. */
    ObservedCall lock(int target) {
        return locks.get(target);
    }

    void locks(int target, boolean isExclusive, ObservedCall by) {
        locks.put(target, by);
        if (isExclusive) {
            exclusive.add(target);
        }
    }

    void unlocks(int target) {
        locks.remove(target);
        exclusive.remove(target);
    }

    ObservedCall lockAll() {
        return lockAll;
    }

    void locksAll(ObservedCall by) {
        lockAll = by;
    }

    ObservedCall access() {
        return access;
    }

    void accesses(ObservedCall by, int[] inJob, Collection<Integer> ranks) {
        access = by;
        targetsInJob = inJob;
        targets.clear();
        targets.addAll(ranks);
    }

    /** Returns true if an epoch is open in which a target may be accessed. */
    boolean allow(int target) {
        return fence != null
                || lockAll != null
                || locks.containsKey(target)
                || access != null && targets.contains(target);
    }

    /** Returns true if this rank holds an exclusive lock of a target. */
    boolean isAlone(int target) {
        return exclusive.contains(target);
    }

    /** Returns true if this rank holds a lock of a target, by Lock or Lock_all. */
    boolean isLocked(int target) {
        return lockAll != null || locks.containsKey(target);
    }

    /** Returns true if an epoch of Lock or Lock_all is open, in which accesses may be flushed. */
    boolean isPassive() {
        return lockAll != null || !locks.isEmpty();
    }

    List<Access> accesses() {
        return accesses;
    }

    /** Removes and returns the accesses to a target, or to all targets. */
    List<Access> complete(int target, boolean all) {
        List<Access> complete = accesses.stream().filter(a -> all || a.target() == target).toList();
        accesses.removeAll(complete);
        return complete;
    }

    /**
     * Returns the call of an epoch that is still open when the window is freed; null if there is
     * none.
     */
    ObservedCall open() {
        if (opened() != null) {
            return opened();
        }
        return exposure == null && !accesses.isEmpty() ? accesses.getFirst().call() : exposure;
    }
}
