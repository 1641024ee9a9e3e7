package mpi.internal;

/**
 * Daemon thread for panmpi's own work, which runs no code of the program. What it does never lets a
 * waiting program go on.
 */
public final class OwnThread extends Thread {

    private OwnThread(Runnable work, String name) {
        super(work, name);
        setDaemon(true);
    }

    /** Starts a thread, whose name appears in thread dumps. */
    public static void start(String name, Runnable work) {
        new OwnThread(work, name).start();
    }
}
