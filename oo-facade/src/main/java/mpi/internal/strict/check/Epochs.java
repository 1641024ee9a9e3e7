package mpi.internal.strict.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.internal.strict.call.ObservedCall;

/** Epochs of a window on this rank, and the accesses in them that are not complete. */
final class Epochs {

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
    private int[] origins = {};
    private int[] targetsInJob = {};

    Epochs(ObservedCall maker, long unit, WindowMemory memory) {
        this.maker = maker;
        this.unit = unit;
        this.memory = memory;
    }

    /** This rank's own memory in the window; null if it has none. */
    WindowMemory memory() {
        return memory;
    }

    ObservedCall maker() {
        return maker;
    }

    /** Bytes of a displacement of 1. */
    long unit() {
        return unit;
    }

    /** The call that opened an epoch other than a fence's; null if there is none. */
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

    /** Ranks of the job that may access this one. */
    int[] origins() {
        return origins;
    }

    /** Ranks of the job that this one accesses. */
    int[] targetsInJob() {
        return targetsInJob;
    }

    void fences(ObservedCall by) {
        fence = by;
    }

    /** The fence that has begun an epoch in which there are accesses; null if there is none. */
    ObservedCall usedFence() {
        return opened() == null && !accesses.isEmpty() ? fence : null;
    }

    /** The lock of a target; null if there is none. */
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

    /** True if an access to a target is within an epoch. */
    boolean allow(int target) {
        return fence != null
                || lockAll != null
                || locks.containsKey(target)
                || access != null && targets.contains(target);
    }

    /** True if no other rank accesses the target meanwhile. */
    boolean isAlone(int target) {
        return exclusive.contains(target);
    }

    /** True if a lock of a target is held, of it alone or of all. */
    boolean isLocked(int target) {
        return lockAll != null || locks.containsKey(target);
    }

    /** True if an epoch of locks is open, in which accesses may be flushed. */
    boolean isPassive() {
        return lockAll != null || !locks.isEmpty();
    }

    List<Access> accesses() {
        return accesses;
    }

    /** Takes the accesses that a synchronization completes. */
    List<Access> complete(int target, boolean all) {
        List<Access> complete = accesses.stream().filter(a -> all || a.target() == target).toList();
        accesses.removeAll(complete);
        return complete;
    }

    /** The call that opened an epoch that the window's end would cut; null if there is none. */
    ObservedCall open() {
        if (opened() != null) {
            return opened();
        }
        return exposure == null && !accesses.isEmpty() ? accesses.getFirst().call() : exposure;
    }
}
