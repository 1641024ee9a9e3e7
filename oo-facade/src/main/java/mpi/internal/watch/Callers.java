package mpi.internal.watch;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Registry of the live threads that have called MPI. */
public final class Callers {

    private static final Set<WeakReference<Caller>> ALL = ConcurrentHashMap.newKeySet();

    private Callers() {}

    /**
     * Registers a thread at its first call of MPI.
     *
     * @param caller view of the thread's calls, which is held by a weak reference.
     */
    public static void add(Caller caller) {
        ALL.add(new WeakReference<>(caller));
    }

    /** Lists the threads that have called MPI and are alive. */
    static List<Caller> present() {
        List<Caller> present = new ArrayList<>();
        for (WeakReference<Caller> each : ALL) {
            Caller caller = each.get();
            if (caller == null || !caller.thread().isAlive()) {
                ALL.remove(each);
            } else {
                present.add(caller);
            }
        }
        return present;
    }

    /** Returns true if a virtual thread is in a call of MPI, in which it may park for a time. */
    static boolean areAnyVirtualInMpi() {
        return present().stream()
                .anyMatch(caller -> caller.call() != null && caller.thread().isVirtual());
    }
}
