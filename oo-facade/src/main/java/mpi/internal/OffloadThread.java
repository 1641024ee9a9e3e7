package mpi.internal;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/**
 * Platform thread that makes blocking MPI calls on behalf of virtual threads, one call at a time.
 */
public final class OffloadThread extends Thread {

    /** Pool of these threads: one for each concurrent call; an idle thread ends after 60 s. */
    public static final Executor THREADS = Executors.newCachedThreadPool(OffloadThread::new);

    private OffloadThread(Runnable work) {
        super(work, "panmpi-offload");
        setDaemon(true);
    }
}
