package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;
import mpi.internal.Settings;

/**
 * Continues a deep recursion on the stack of another thread, so that long linked lists can be
 * serialized. The stack's pages take memory only when they are touched.
 */
final class DeepStack {

    /**
     * Largest depth of an object graph, {@code -Dpanmpi.objects.depth=LEVELS}: limited because one
     * or two bytes of a message make a level, which takes 150 bytes of memory and 5 microseconds.
     */
    private static final int MOST = Settings.depth();

    /** Depth allowed on the caller's stack: takes half of 1 MB even in interpreted code. */
    static final int FIRST = Math.min(200, MOST);

    /** Further depth allowed on each stack made here: 1 GB is 5 KB for each level. */
    private static final int MORE = 200_000;

    private static final long SIZE = 1L << 30;

    /** The rest of a recursion. */
    interface Rest {
        Object run() throws IOException, ClassNotFoundException;
    }

    private DeepStack() {}

    /** Raises a depth limit for one more stack. */
    static int after(int limit) throws InvalidObjectException {
        if (limit >= MOST) {
            String what = "the objects lie more than " + MOST + " levels deep";
            throw new InvalidObjectException(what + "; -Dpanmpi.objects.depth=LEVELS allows more");
        }
        return Math.min(limit + MORE, MOST);
    }

    /** Runs the rest of a recursion in another thread while this one waits. */
    static Object run(Rest rest) throws IOException, ClassNotFoundException {
        Continuation continuation = new Continuation(rest);
        Thread thread =
                Thread.ofPlatform()
                        .name(Thread.currentThread().getName() + ", deeper")
                        .stackSize(SIZE)
                        .unstarted(continuation);
        thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
        try {
            thread.start();
        } catch (OutOfMemoryError e) {
            throw new IOException("no stack of 1 GB for objects that lie this deep", e);
        }
        join(thread);
        return continuation.result();
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Task of the other thread, and its result. */
    private static final class Continuation implements Runnable {

        private final Rest rest;
        private Object value;
        private Throwable thrown;

        Continuation(Rest rest) {
            this.rest = rest;
        }

        @Override
        public void run() {
            try {
                value = rest.run();
            } catch (StackOverflowError e) {
                thrown = new IOException("the objects lie deeper than a stack of 1 GB reaches", e);
            } catch (Throwable e) {
                thrown = e;
            }
        }

        Object result() throws IOException, ClassNotFoundException {
            if (thrown != null) {
                throw Thrown.reading(thrown);
            }
            return value;
        }
    }
}
