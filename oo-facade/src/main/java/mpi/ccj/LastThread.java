package mpi.ccj;

/** Finds out when Java would end the program, were it not for one thread. */
final class LastThread {

    private LastThread() {}

    /** Whether threads that keep Java alive are left, besides one. */
    static boolean othersThan(Thread one) {
        ThreadGroup all = one.getThreadGroup();
        while (all.getParent() != null) {
            all = all.getParent();
        }
        // One more than there are: where all places are taken, there may be more.
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
     * The thread that ran main comes back under another name, and waits for all others. One that
     * has ended since the list was made counts: it may have started another one.
     */
    private static boolean keepsAlive(Thread thread) {
        return !thread.isDaemon() && !thread.getName().equals("DestroyJavaVM");
    }
}
