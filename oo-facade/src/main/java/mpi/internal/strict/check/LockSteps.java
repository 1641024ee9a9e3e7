package mpi.internal.strict.check;

import java.io.IOException;
import mpi.c.Mpi;
import mpi.internal.job.JobState;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.Lock;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;
import mpi.internal.strict.wire.LockPhase;
import mpi.internal.strict.wire.WaitLength;

/**
 * Tells the referee when this rank waits for a lock of a window, holds the lock, or has released
 * it; the referee finds ranks that wait for each other's locks. MPI may delay a lock, so that each
 * call which locks, flushes or unlocks may wait for the lock.
 */
final class LockSteps {

    private final CheckContext context;

    LockSteps(CheckContext context) {
        this.context = context;
    }

    /**
     * Reports, before a call, that this rank waits for a lock. Does nothing if the lock is null.
     */
    void await(ObservedCall call, Lock lock) throws IOException {
        if (lock != null) {
            long wait = context.operation();
            report(call, wait, lock, LockPhase.AWAITED);
            int thread = call.thread().number();
            context.feed().await(thread, call.number(), true, WaitLength.LOOP, wait);
        }
    }

    /** Reports, after a call, that this rank has the lock or has released it. */
    void after(ObservedCall call, Epochs epochs) throws IOException {
        boolean isOver = closes(call.function());
        Lock lock = isOver ? named(call, false) : of(call, epochs);
        if (lock != null) {
            report(call, 0, lock, isOver ? LockPhase.OVER : LockPhase.HELD);
        }
    }

    private void report(ObservedCall call, long wait, Lock lock, LockPhase phase)
            throws IOException {
        long window = context.members(call).number();
        int thread = call.thread().number();
        context.feed().lock(thread, call.number(), window, wait, lock, phase);
    }

    /** Returns the lock that a call asks for, flushes or ends; null for other calls. */
    Lock of(ObservedCall call, Epochs epochs) throws IOException {
        Function function = call.function();
        if (function.has(Role.OPENS_LOCK)) {
            int type = call.number(function.first("number"));
            return named(call, type == Mpi.MPI_LOCK_EXCLUSIVE);
        }
        if (function.has(Role.OPENS_LOCK_ALL)) {
            return named(call, false);
        }
        boolean uses = closes(function) || function.has(Role.FLUSHES);
        return uses ? held(call, epochs) : null;
    }

    private static boolean closes(Function function) {
        return function.has(Role.CLOSES_LOCK) || function.has(Role.CLOSES_LOCK_ALL);
    }

    /** Returns the lock of this rank that a call flushes or ends; null if there is none. */
    private Lock held(ObservedCall call, Epochs epochs) throws IOException {
        Parameter target = call.function().first("rank");
        if (target != null && epochs.lock(call.number(target)) != null) {
            return named(call, epochs.isAlone(call.number(target)));
        }
        return epochs.lockAll() == null ? null : new Lock(JobState.rank(), Lock.ALL, false);
    }

    /**
     * Returns a lock of the memory of a call's target, or of all ranks if the call has no target;
     * null if the target is not a rank of this job.
     */
    private Lock named(ObservedCall call, boolean isExclusive) throws IOException {
        Members members = context.members(call);
        Parameter named = call.function().first("rank");
        if (members == null) {
            return null;
        }
        int target = named == null ? Lock.ALL : members.peer(call.number(named));
        boolean isThere = named == null || target >= 0;
        return isThere ? new Lock(JobState.rank(), target, isExclusive) : null;
    }
}
