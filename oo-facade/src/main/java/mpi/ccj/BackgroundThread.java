package mpi.ccj;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import mpi.MPI;

/**
 * Background thread of a JVM: it initializes MPI, unless the program has done so, progresses
 * asynchronous sends, serves the registry in the JVM of rank 0, and finalizes MPI if it has
 * initialized MPI. The main thread could not do that: MPI must be finalized by the thread that
 * initialized it, and the main thread may return while members are still running.
 */
final class BackgroundThread implements Runnable {

    private static final long LONGEST_SLEEP_NANOS = 1_000_000;
    private static final long GRACE_NANOS = 1_000_000_000;

    private final String[] args;

    /** True if this thread, and not the program, initializes and finalizes MPI. */
    private final boolean begins = !MPI.Initialized();

    /**
     * Returns a description of a member that has not called done(), for an error message; null if
     * there is none.
     */
    private final Supplier<String> undone;

    private final CompletableFuture<JvmMessages> begun = new CompletableFuture<>();
    private final Thread thread = new Thread(this, "panmpi-ccj");
    private volatile boolean closing;

    /**
     * Time by nanoTime since which this thread has been the only non-daemon thread; 0 while there
     * are others.
     */
    private long aloneSince;

    BackgroundThread(String[] args, Supplier<String> undone) {
        this.args = args;
        this.undone = undone;
    }

    /** Starts the thread and waits until MPI is initialized; collective over all JVMs. */
    JvmMessages start() throws CCJException {
        // If the program finalizes MPI itself, it may end without a call of close(); then this
        // thread must not keep the JVM alive.
        thread.setDaemon(!begins);
        thread.start();
        try {
            return begun.join();
        } catch (CompletionException e) {
            throw new CCJException("MPI cannot begin: " + e.getCause().getMessage(), e.getCause());
        }
    }

    /**
     * Waits for the thread, which ends when all members of this JVM are done and the program has
     * ended CCJ in every JVM: by {@code close}, or with its last non-daemon thread.
     */
    void close() throws CCJException {
        closing = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Pause.interrupted(e);
        }
    }

    @Override
    public void run() {
        JvmMessages jvmMessages = begin();
        if (jvmMessages == null) {
            return;
        }
        try {
            serveUntilEnd(jvmMessages);
            jvmMessages.end();
        } catch (CCJException e) {
            // A program that finalizes MPI itself makes the calls here fail; that is no error.
            if (!MPI.Finalized()) {
                throw new IllegalStateException(e.getMessage(), e);
            }
        }
        if (begins && !MPI.Finalized()) {
            MPI.Finalize();
        }
    }

    private JvmMessages begin() {
        try {
            if (begins) {
                MPI.Init_thread(args, MPI.THREAD_MULTIPLE);
            }
            JvmMessages jvmMessages = new JvmMessages(MPI.COMM_WORLD.Dup());
            begun.complete(jvmMessages);
            return jvmMessages;
        } catch (Throwable e) {
            // start() rethrows it in the thread that called start().
            begun.completeExceptionally(e);
            return null;
        }
    }

    private void serveUntilEnd(JvmMessages jvmMessages) throws CCJException {
        Registry registry = jvmMessages.here() == 0 ? new Registry(jvmMessages) : null;
        Pause pause = new Pause(LONGEST_SLEEP_NANOS);
        boolean hasSentEnd = false;
        while (!hasSentEnd || jvmMessages.poll(0, Tags.END) == null) {
            jvmMessages.progress();
            if (registry != null && registry.serve()) {
                pause.again();
            }
            if (!hasSentEnd && isOver()) {
                hasSentEnd = true;
                var end = new Question(Question.Type.END, jvmMessages.here(), Tags.END, "", 0);
                jvmMessages.sendDetached(end, 0, Tags.QUESTION);
            }
            pause.take();
        }
    }

    /**
     * Returns true if this thread has been the only non-daemon thread for less than a second. That
     * does not yet show that the program has ended, since a thread that is starting or ending is in
     * no list of threads for a moment.
     */
    private boolean isWithinGrace() {
        long now = System.nanoTime();
        if (aloneSince == 0) {
            aloneSince = now;
        }
        return now - aloneSince < GRACE_NANOS;
    }

    /**
     * Tests whether the program has ended in this JVM: it has called {@code close} and all members
     * are done, or this thread has become the only non-daemon thread. Throws if a member has not
     * called {@code done()} although no other non-daemon thread is left.
     */
    private boolean isOver() throws CCJException {
        if (closing) {
            return undone.get() == null;
        }
        if (!begins || LastThread.othersThan(thread)) {
            aloneSince = 0;
            return false;
        }
        String member = undone.get();
        if (member != null) {
            if (isWithinGrace()) {
                return false;
            }
            String rule = " without done(): each member calls it when it communicates no more";
            throw new CCJException(member + " has ended" + rule);
        }
        return true;
    }
}
