package mpi.internal.strict.check;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.c.Mpi;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.Lock;
import mpi.internal.strict.simulation.NoticeTag;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;

/** Checks one-sided communication: epochs, and the accesses within them. */
final class Windows {

    private final CheckContext context;
    private final Accesses accesses;
    private final Notices notices;
    private final WindowTouches touches;
    private final LockSteps locks;
    private final ValueOrder order = new ValueOrder();
    private final Map<Long, Epochs> windows = new ConcurrentHashMap<>();

    Windows(CheckContext context, Buffers buffers) {
        this.context = context;
        accesses = new Accesses(context, buffers, order);
        notices = new Notices(context);
        touches = new WindowTouches(context);
        locks = new LockSteps(context);
    }

    /** Returns true for a function with a window as a parameter. */
    static boolean areOf(Function function) {
        return function.about().ofWindow();
    }

    /** Reports the program's accesses to its own window memory since the last MPI call. */
    void touched(ObservedCall next) throws IOException {
        if (!windows.isEmpty()) {
            touches.tell(next, windows, order.mayHold());
        }
        if (CollectiveSteps.areOf(next.function())) {
            order.ends();
        }
    }

    /** Reports the accesses of a call to its buffers, if they lie in this rank's window memory. */
    void uses(ObservedCall call) throws IOException {
        boolean isLooked = !windows.isEmpty() && !order.mayHold();
        if (isLooked && call.function().has(Role.STARTS)) {
            for (OpenRequest request : NamedRequests.of(call)) {
                List<BufferUse> uses = request == null ? List.of() : request.buffers();
                touches.tell(call, uses, windows);
            }
        } else if (isLooked && !call.function().has(Role.PERSISTENT)) {
            touches.tell(call, Buffers.of(call), windows);
        }
    }

    /** Checks a call before it is made. */
    void before(ObservedCall call) throws IOException {
        Function function = call.function();
        Parameter window = function.input("Win");
        Epochs epochs = window == null ? null : windows.get(call.handle(window));
        if (epochs == null) {
            return;
        }
        synchronized (epochs) {
            if (function.first("target-displacement") != null) {
                accesses.begin(call, epochs);
            } else if (function.has(Role.FREES)) {
                free(call, epochs);
                windows.remove(call.handle(window));
                WindowTouches.close(epochs);
            } else {
                Lock lock = locks.of(call, epochs);
                synchronize(call, epochs);
                locks.await(call, lock);
            }
        }
    }

    private void free(ObservedCall call, Epochs epochs) throws IOException {
        if (epochs.open() != null) {
            context.tell(
                    MistakeKind.EPOCH_OPEN,
                    "an epoch is still open when its window is freed, or at Finalize",
                    List.of(epochs.open(), call),
                    List.of("is in the epoch", "comes before the epoch has ended"));
        }
    }

    private void synchronize(ObservedCall call, Epochs epochs) throws IOException {
        Function function = call.function();
        if (function.has(Role.OPENS_FENCE)) {
            fence(call, epochs);
        } else if (function.has(Role.OPENS_LOCK)) {
            lock(call, epochs);
        } else if (function.has(Role.CLOSES_LOCK)) {
            unlock(call, epochs);
        } else if (function.has(Role.OPENS_LOCK_ALL)) {
            refuseSecond(call, epochs.opened());
            refuseSecond(call, epochs.usedFence());
            epochs.locksAll(call);
        } else if (function.has(Role.CLOSES_LOCK_ALL)) {
            refuseUnopened(call, epochs.lockAll());
            accesses.complete(call, epochs, -1, true, true);
            epochs.locksAll(null);
        } else if (function.has(Role.OPENS_ACCESS)) {
            start(call, epochs);
        } else if (function.has(Role.CLOSES_ACCESS)) {
            refuseUnopened(call, epochs.access());
            accesses.complete(call, epochs, -1, true, true);
            notices.send(call, epochs.targetsInJob(), NoticeTag.COMPLETE);
            epochs.accesses(null, Epochs.NOBODY, List.of());
        } else if (function.has(Role.OPENS_EXPOSURE)) {
            refuseSecond(call, epochs.exposure());
            refuseSecond(call, epochs.usedFence());
            int[] origins = group(call);
            epochs.exposes(call, origins);
            notices.send(call, origins, NoticeTag.POST);
        } else if (function.has(Role.CLOSES_EXPOSURE)) {
            refuseUnopened(call, epochs.exposure());
            if (function.output("flag") == null) {
                notices.await(call, epochs.origins(), NoticeTag.COMPLETE);
            }
        } else if (function.has(Role.FLUSHES)) {
            flush(call, epochs);
        } else if (function.has(Role.SYNCS) && epochs.isPassive()) {
            order.begins();
        }
    }

    private int[] group(ObservedCall call) {
        return context.communicators().ranks(call.handle(call.function().first("Group")));
    }

    private void start(ObservedCall call, Epochs epochs) throws IOException {
        refuseSecond(call, epochs.opened());
        refuseSecond(call, epochs.usedFence());
        int[] targets = group(call);
        Members all = context.communicators().of("Win", call.handle(call.function().first("Win")));
        epochs.accesses(call, targets, Arrays.stream(targets).map(all::rankOf).boxed().toList());
        notices.await(call, targets, NoticeTag.POST);
    }

    private void fence(ObservedCall call, Epochs epochs) throws IOException {
        refuseSecond(call, epochs.opened());
        accesses.checkAssertion(call, epochs);
        accesses.complete(call, epochs, -1, true, true);
        boolean isLast =
                (call.number(call.function().first("number")) & Mpi.MPI_MODE_NOSUCCEED) != 0;
        epochs.fences(isLast ? null : call);
    }

    private void lock(ObservedCall call, Epochs epochs) throws IOException {
        Function function = call.function();
        int target = call.number(function.first("rank"));
        ObservedCall other = epochs.lockAll() != null ? epochs.lockAll() : epochs.access();
        refuseSecond(call, epochs.lock(target) != null ? epochs.lock(target) : other);
        refuseSecond(call, epochs.usedFence());
        boolean isExclusive = call.number(function.first("number")) == Mpi.MPI_LOCK_EXCLUSIVE;
        epochs.locks(target, isExclusive, call);
    }

    private void unlock(ObservedCall call, Epochs epochs) throws IOException {
        int target = call.number(call.function().first("rank"));
        refuseUnopened(call, epochs.lock(target));
        accesses.complete(call, epochs, target, false, true);
        epochs.unlocks(target);
    }

    private void flush(ObservedCall call, Epochs epochs) throws IOException {
        Parameter target = call.function().first("rank");
        int only = target == null ? -1 : call.number(target);
        if (target == null ? !epochs.isPassive() : !epochs.isLocked(only)) {
            context.tell(
                    MistakeKind.NO_LOCK,
                    "a window is flushed outside of an epoch of Lock or Lock_all"
                            + (target == null ? "" : " for rank " + only),
                    List.of(call),
                    List.of(""));
        }
        boolean isRemote = !call.function().has(Role.LOCALLY);
        accesses.complete(call, epochs, only, target == null, isRemote);
    }

    private void refuseSecond(ObservedCall call, ObservedCall opened) throws IOException {
        if (opened != null) {
            context.tell(
                    MistakeKind.EPOCH_TWICE,
                    "an epoch begins within another",
                    List.of(opened, call),
                    List.of("is in the first epoch", "begins the second"));
        }
    }

    private void refuseUnopened(ObservedCall call, ObservedCall opened) throws IOException {
        if (opened == null) {
            context.tell(
                    MistakeKind.EPOCH_UNOPENED,
                    "a call ends an epoch that has not begun",
                    List.of(call),
                    List.of("ends it"));
        }
    }

    /** Checks a call that has succeeded. */
    void after(ObservedCall call) throws IOException {
        Function function = call.function();
        Parameter window = function.input("Win");
        Epochs epochs = window == null ? null : windows.get(call.handle(window));
        Parameter made = function.output("Win");
        if (made != null && !made.isRead()) {
            Parameter unit = unit(function);
            long bytes = unit == null ? 1 : call.value(unit);
            windows.put(call.handle(made), new Epochs(call, bytes, WindowTouches.open(call)));
        } else if (epochs != null && function.has(Role.CLOSES_EXPOSURE)) {
            Parameter flag = function.output("flag");
            if (flag == null || call.isTrue(flag)) {
                if (flag != null) {
                    notices.await(call, epochs.origins(), NoticeTag.COMPLETE);
                }
                epochs.exposes(null, Epochs.NOBODY);
            }
        } else if (epochs != null) {
            synchronized (epochs) {
                locks.after(call, epochs);
            }
        }
    }

    /** Returns the parameter with the displacement unit, which follows the size. */
    private static Parameter unit(Function function) {
        Parameter size = function.first("number");
        return size == null ? null : function.following(size, "number");
    }

    /** Reports the epochs that are open at the end. */
    void finish(ObservedCall call) throws IOException {
        for (Epochs epochs : windows.values()) {
            free(call, epochs);
        }
    }
}
