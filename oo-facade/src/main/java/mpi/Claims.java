package mpi;

import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import mpi.c.Mpi;
import mpi.internal.ThreadName;
import mpi.internal.call.CallStack;

/**
 * Set of the requests and messages that a call in progress has claimed, so that no other thread
 * uses them: MPI forbids that two threads complete one request, and frees the request twice if they
 * do. Calls of other threads on these objects wait until the call is over, or throw an exception if
 * the call takes long.
 */
final class Claims {

    /**
     * Nanoseconds that {@link #add} and {@link #addAll} wait for another call that has claimed a
     * handle, before they throw an exception. A nonblocking call ends in that time even on a busy
     * machine; a blocking call may last longer.
     */
    private static final long PATIENCE = 1_000_000_000;

    /**
     * Nanoseconds that {@link #share} waits for another call that has claimed a handle. After that
     * time this call uses the handle while the other call is in progress, which MPI allows for the
     * calls that use {@code share}.
     */
    private static final long BRIEF = 10_000_000;

    private static final int SPINS = 100;
    private static final long PAUSE = 50_000;

    private final CallStack stack;
    private ExclusiveHandle[] claimed = new ExclusiveHandle[1];
    private int count;

    /**
     * Handle that another call has claimed, and that this call uses at the same time; null if there
     * is no such handle.
     */
    private ExclusiveHandle shared;

    Claims(CallStack stack) {
        this.stack = stack;
    }

    /** Claims a handle until the call is over. */
    void add(String call, ExclusiveHandle object) {
        if (needsNoClaim(object) || take(object)) {
            return;
        }
        long end = System.nanoTime() + PATIENCE;
        for (int i = 0; !take(object); i++) {
            pause(call, object, i, end);
        }
    }

    /** Claims the first {@code length} handles of an array until the call is over; skips nulls. */
    void addAll(String call, ExclusiveHandle[] objects, int length) {
        int missing = takeAll(objects, length);
        if (missing < 0) {
            return;
        }
        long end = System.nanoTime() + PATIENCE;
        for (int i = 0; missing >= 0; i++) {
            // Threads that claim the same handles in another order must not wait for each other.
            release();
            pause(call, objects[missing], i, end);
            missing = takeAll(objects, length);
        }
    }

    /** Claims a handle; if another call has claimed it and takes long, uses it at the same time. */
    void share(ExclusiveHandle object) {
        long end = System.nanoTime() + BRIEF;
        for (int i = 0; !needsNoClaim(object) && !take(object); i++) {
            if (System.nanoTime() - end > 0 && object.share()) {
                shared = object;
                return;
            }
            pause(i);
        }
    }

    private int takeAll(ExclusiveHandle[] objects, int length) {
        for (int i = 0; i < length; i++) {
            if (!needsNoClaim(objects[i]) && !take(objects[i])) {
                return i;
            }
        }
        return -1;
    }

    /** Returns true for null and for an object that has ended, which need no claim. */
    private static boolean needsNoClaim(ExclusiveHandle object) {
        return object == null || object.hasEnded();
    }

    /**
     * Claims a handle, unless this thread has claimed it already; returns false if another thread
     * has claimed it.
     */
    private boolean take(ExclusiveHandle object) {
        if (!object.claim(stack)) {
            return object.user() == stack;
        }
        if (count == claimed.length) {
            claimed = Arrays.copyOf(claimed, 2 * count);
        }
        claimed[count++] = object;
        return true;
    }

    private void pause(String call, ExclusiveHandle object, int round, long end) {
        if (System.nanoTime() - end > 0) {
            CallStack other = object.user();
            if (other != null) {
                throw inUse(call, object, other);
            }
        }
        pause(round);
    }

    private static void pause(int round) {
        if (round < SPINS) {
            Thread.onSpinWait();
        } else {
            LockSupport.parkNanos(PAUSE);
        }
    }

    private MPIException inUse(String call, ExclusiveHandle object, CallStack other) {
        String inside = other.call();
        String what =
                "the %s is in use by thread %s%s, so that thread %s cannot use it"
                        .formatted(
                                object instanceof Message ? "message" : "request",
                                ThreadName.of(other.thread()),
                                inside == null ? "" : " in " + inside,
                                ThreadName.of(stack.thread()));
        String rule = "; MPI lets one thread at a time complete, start or free it";
        return MPIException.of(call, Mpi.MPI_ERR_REQUEST, what + rule);
    }

    /** Ends all claims: the call is over. */
    void release() {
        while (count > 0) {
            ExclusiveHandle object = claimed[--count];
            claimed[count] = null;
            object.unclaim();
        }
        if (shared != null) {
            shared.stopSharing();
            shared = null;
        }
    }
}
