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
        // One slot more than the estimate: if all slots are filled, there may be more threads.
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
     * Tests whether a thread keeps the JVM alive. DestroyJavaVM is the main thread after main has
     * returned, which waits for all others. A thread that has ended since the list was made counts
     * as alive, since it may have started another thread.
     */
    private static boolean keepsAlive(Thread thread) {
        return !thread.isDaemon() && !thread.getName().equals("DestroyJavaVM");
    }
}
