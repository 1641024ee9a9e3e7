package mpi.ccj;

/** Finds out whether non-daemon threads keep the JVM alive. */
final class LastThread {

    private LastThread() {}

    /** Tests whether threads other than the given one keep the JVM alive. */
    static boolean othersThan(Thread one) {
        ThreadGroup all = one.getThreadGroup();
        while (all.getParent() != null) {
            all = all.getParent();
        }
        // The array has one slot more than the estimate. If all slots are filled, there may be
        // more threads.
        Thread[] threads = new Thread[all.activeCount() + 1];
        int count = all.enumerate(threads);
        for (int i = 0; i < count; i++) {
            if (threads[i] != one && keepsAlive(threads[i])) {
                return true;
            }
        }
        return count == threads.length;
    }

    /**
     * Tests whether a thread keeps the JVM alive. The thread DestroyJavaVM does not: it is the main
     * thread after main has returned, and only waits for all others. A thread that has ended since
     * the list was made counts as alive, since it may have started another thread.
     */
    private static boolean keepsAlive(Thread thread) {
        return !thread.isDaemon() && !thread.getName().equals("DestroyJavaVM");
    }
}
