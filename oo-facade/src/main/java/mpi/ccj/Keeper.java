package mpi.ccj;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import mpi.MPI;

/**
 * The thread of a JVM that stays while members communicate: it begins MPI, lets sends go on that
 * nobody waits for, keeps the registry in the first JVM, and ends MPI when all JVMs are over. MPI
 * wants to be ended by the thread that began it, and the main one has returned by then.
 */
final class Keeper implements Runnable {

    private static final long LONGEST_SLEEP_NANOS = 1_000_000;
    private static final long GRACE_NANOS = 1_000_000_000;

    private final String[] args;

    /** Whether it is this thread that begins and ends MPI, and not the program. */
    private final boolean begins = !MPI.Initialized();

    /** What a member that has not called done() is called; null if there is none. */
    private final Supplier<String> undone;

    private final CompletableFuture<Post> begun = new CompletableFuture<>();
    private final Thread thread = new Thread(this, "panmpi-ccj");
    private volatile boolean closing;

    /** Since when no other thread was seen; 0 while there is one. */
    private long lonelySince;

    Keeper(String[] args, Supplier<String> undone) {
        this.args = args;
        this.undone = undone;
    }

    /** Begins; all JVMs do. */
    Post start() throws CCJException {
        // A program that ends MPI by itself may end without close().
        thread.setDaemon(!begins);
        thread.start();
        try {
            return begun.join();
        } catch (CompletionException e) {
            throw new CCJException("MPI cannot begin: " + e.getCause().getMessage(), e.getCause());
        }
    }

    /** Ends, when all members of this JVM are done and all JVMs end. */
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
        Post post = begin();
        if (post == null) {
            return;
        }
        try {
            keep(post);
            post.end();
        } catch (CCJException e) {
            // A program that ends MPI by itself has ended this as well.
            if (!MPI.Finalized()) {
                throw new IllegalStateException(e.getMessage(), e);
            }
        }
        if (begins && !MPI.Finalized()) {
            MPI.Finalize();
        }
    }

    private Post begin() {
        try {
            if (begins) {
                MPI.Init_thread(args, MPI.THREAD_MULTIPLE);
            }
            Post post = new Post(MPI.COMM_WORLD.Dup());
            begun.complete(post);
            return post;
        } catch (Throwable e) {
            // Whoever made this object throws it.
            begun.completeExceptionally(e);
            return null;
        }
    }

    private void keep(Post post) throws CCJException {
        Registry registry = post.here() == 0 ? new Registry(post) : null;
        Pause pause = new Pause(LONGEST_SLEEP_NANOS);
        boolean told = false;
        while (!told || post.poll(0, Tags.END) == null) {
            post.progress();
            if (registry != null && registry.serve()) {
                pause.again();
            }
            if (!told && isOver()) {
                told = true;
                var end = new Question(Question.Type.END, post.here(), Tags.END, "", 0);
                post.leave(end, 0, Tags.QUESTION);
            }
            pause.take();
        }
    }

    /** A thread that has just begun, or just ended, is on no list for a moment. */
    private boolean isBrief() {
        long now = System.nanoTime();
        if (lonelySince == 0) {
            lonelySince = now;
        }
        return now - lonelySince < GRACE_NANOS;
    }

    /** As for Java itself, the program is over when nothing but daemon threads is left. */
    private boolean isOver() throws CCJException {
        if (closing) {
            return undone.get() == null;
        }
        if (!begins || LastThread.othersThan(thread)) {
            lonelySince = 0;
            return false;
        }
        String member = undone.get();
        if (member != null) {
            if (isBrief()) {
                return false;
            }
            String rule = " without done(): each member calls it when it communicates no more";
            throw new CCJException(member + " has ended" + rule);
        }
        return true;
    }
}
