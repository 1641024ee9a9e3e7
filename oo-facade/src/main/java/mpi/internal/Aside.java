package mpi.internal;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** A thread of the system that makes calls of MPI for virtual threads, one at a time. */
public final class Aside extends Thread {

    /** As many as calls are made at once; a thread without work for a minute ends. */
    public static final Executor THREADS = Executors.newCachedThreadPool(Aside::new);

    private Aside(Runnable work) {
        super(work, "panmpi-aside");
        setDaemon(true);
    }
}
