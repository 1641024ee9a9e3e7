package mpi.internal;

/**
 * Thread for panmpi's own work, which runs no code of the program. The search for ranks that wait
 * for each other ignores such threads, since they are not the program's.
 */
public class OwnThread extends Thread {

    /** Makes a thread that is not started yet. */
    protected OwnThread(Runnable work, String name) {
        super(work, name);
    }

    /** Starts a thread, whose name appears in thread dumps. */
    public static void start(String name, Runnable work) {
        Thread thread = new OwnThread(work, name);
        thread.setDaemon(true);
        thread.start();
    }
}
