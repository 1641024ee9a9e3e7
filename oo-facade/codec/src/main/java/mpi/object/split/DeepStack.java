package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.util.concurrent.locks.LockSupport;
import mpi.object.ObjectDepth;

/**
 * Stack of a second thread, on which deep recursions of one message continue, so that long linked
 * lists can be serialized. A message has at most one such thread: it runs one recursion after the
 * other until {@link #end}. The stack's pages take memory only when they are touched.
 */
final class DeepStack implements Runnable {

    /** Largest allowed depth of nested objects. */
    private static final int MOST = ObjectDepth.ofJvm();

    /**
     * Depth allowed on the caller's stack. Even in interpreted code, that many levels take no more
     * than half of a stack of 1 MB.
     */
    static final int FIRST = Math.min(200, MOST);

    /** Bytes of the second stack for each level: twice as many as interpreted code takes. */
    private static final long LEVEL = 5L << 10;

    /** Smallest number of levels to which the stack is reduced if memory is short. */
    private static final int FEWEST = 10_000;

    /** Rounds of busy waiting before a thread parks; a short recursion ends within them. */
    private static final int SPINS = 200;

    /** The part of a recursion that runs on the second stack. */
    interface Rest {
        Object run() throws IOException, ClassNotFoundException;
    }

    private final Thread caller = Thread.currentThread();
    private final Thread thread;

    /** Number of levels of nested objects for which the stack has memory. */
    private final int reach;

    /** Recursion that the second thread has to run; null while there is none. */
    private volatile Rest rest;

    private volatile boolean isOver;
    private Object value;
    private Throwable thrown;

    /** Starts the thread, with a smaller stack if there is not enough memory for all levels. */
    private DeepStack() throws IOException {
        int levels = MOST;
        Thread started = start(levels);
        while (started == null && levels / 2 >= FEWEST) {
            levels /= 2;
            started = start(levels);
        }
        if (started == null) {
            String size = megabytes(levels);
            throw new IOException(
                    "a stack of "
                            + size
                            + " cannot be made, which objects nested this deeply need");
        }
        thread = started;
        reach = levels;
    }

    private Thread start(int levels) {
        Thread made =
                Thread.ofPlatform()
                        .name(caller.getName() + ", deeper")
                        .daemon()
                        .stackSize(levels * LEVEL)
                        .unstarted(this);
        made.setContextClassLoader(caller.getContextClassLoader());
        try {
            made.start();
            return made;
        } catch (OutOfMemoryError e) {
            return null;
        }
    }

    private static String megabytes(int levels) {
        return (levels * LEVEL >> 20) + " MB";
    }

    /**
     * Returns the second stack of a message: {@code made}, or a new one if the message has none
     * yet.
     *
     * @param made the message's stack; null before its first deep object.
     * @param limit depth that the recursion has exceeded.
     * @throws InvalidObjectException if no deeper stack is allowed or possible.
     */
    static DeepStack of(DeepStack made, int limit) throws IOException {
        if (limit >= MOST) {
            String what = "the objects lie more than " + MOST + " levels deep";
            throw new InvalidObjectException(what + "; -Dpanmpi.objects.depth=LEVELS allows more");
        }
        if (limit > FIRST) {
            String what = "the objects lie more than " + limit + " levels deep";
            String size = megabytes(limit);
            throw new InvalidObjectException(what + ", and no stack over " + size + " can be made");
        }
        return made == null ? new DeepStack() : made;
    }

    /** Returns the number of levels of nested objects for which the stack has memory. */
    int reach() {
        return reach;
    }

    /**
     * Runs the rest of a recursion in the second thread, while the calling thread waits; returns
     * the result.
     */
    Object run(Rest deep) throws IOException, ClassNotFoundException {
        rest = deep;
        LockSupport.unpark(thread);
        awaitEnd();
        Object result = value;
        Throwable failure = thrown;
        value = null;
        thrown = null;
        if (failure != null) {
            throw Thrown.reading(failure);
        }
        return result;
    }

    private void awaitEnd() {
        boolean interrupted = false;
        for (int i = 0; rest != null; i++) {
            pause(i);
            interrupted |= Thread.interrupted();
        }
        if (interrupted) {
            caller.interrupt();
        }
    }

    private void pause(int round) {
        if (round < SPINS) {
            Thread.onSpinWait();
        } else {
            LockSupport.park(this);
        }
    }

    /** Ends the thread; there will be no further recursion. */
    void end() {
        isOver = true;
        LockSupport.unpark(thread);
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            caller.interrupt();
        }
    }

    /** Runs recursions one after the other, on the second thread, until {@link #end}. */
    @Override
    public void run() {
        for (int i = 0; !isOver; i++) {
            Rest deep = rest;
            if (deep == null) {
                pause(i);
            } else {
                i = 0;
                continueWith(deep);
                rest = null;
                LockSupport.unpark(caller);
            }
        }
    }

    private void continueWith(Rest deep) {
        try {
            value = deep.run();
        } catch (StackOverflowError e) {
            String what = "the objects lie deeper than a stack of " + megabytes(reach);
            thrown = new IOException(what + " reaches", e);
        } catch (Throwable e) {
            thrown = e;
        }
    }
}
