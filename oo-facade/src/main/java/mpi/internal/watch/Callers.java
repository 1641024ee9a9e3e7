package mpi.internal.watch;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** All threads that have called MPI and still live. */
public final class Callers {

    private static final Set<WeakReference<Caller>> ALL = ConcurrentHashMap.newKeySet();

    private Callers() {}

    /**
     * Takes note of a thread when it calls MPI for the first time.
     *
     * @param caller what tells of its calls; it is not kept alive.
     */
    public static void add(Caller caller) {
        ALL.add(new WeakReference<>(caller));
    }

    /** Those that live. */
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
}
