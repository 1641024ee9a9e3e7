package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;
import mpi.internal.Settings;

/**
 * Goes on with a recursion on a stack of its own, so that a list may be long. Its pages become
 * memory when they are touched.
 */
final class DeepStack {

    /**
     * The depth that objects may have, {@code -Dpanmpi.objects.depth=LEVELS}: a level takes 150
     * bytes of memory and 5 microseconds, for one or two bytes of a message.
     */
    private static final int MOST = Settings.depth();

    /**
     * The depth that a caller's stack is trusted with: half of 1 MB, even where nothing is
     * compiled.
     */
    static final int FIRST = Math.min(200, MOST);

    /** The depth that a stack made here is trusted with: 5 KB for each level. */
    private static final int MORE = 200_000;

    private static final long SIZE = 1L << 30;

    /** The rest of a recursion. */
    interface Rest {
        Object run() throws IOException, ClassNotFoundException;
    }

    private DeepStack() {}

    /** The next limit after one. */
    static int after(int limit) throws InvalidObjectException {
        if (limit >= MOST) {
            String what = "the objects lie more than " + MOST + " levels deep";
            throw new InvalidObjectException(what + "; -Dpanmpi.objects.depth=LEVELS allows more");
        }
        return Math.min(limit + MORE, MOST);
    }

    /** Runs it in another thread while this one waits. */
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

    /** What the other thread does, and what comes of it. */
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
