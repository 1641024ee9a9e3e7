package mpi.internal;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/**
 * Platform thread that makes blocking MPI calls on behalf of virtual threads, one call at a time.
 */
public final class OffloadThread extends Thread {

    /** Pool of offload threads: one for each concurrent call; an idle thread ends after 60 s. */
    public static final Executor THREADS =
            Executors.newCachedThreadPool(work -> new OffloadThread(work, "panmpi-offload"));

    private OffloadThread(Runnable work, String name) {
        super(work, name);
        setDaemon(true);
    }

    /** Starts a thread that calls MPI on behalf of the program, for example to test requests. */
    public static Thread start(String name, Runnable work) {
        Thread thread = new OffloadThread(work, name);
        thread.start();
        return thread;
    }
}
