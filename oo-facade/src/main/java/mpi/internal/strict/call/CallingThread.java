package mpi.internal.strict.call;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.internal.ProgramLine;
import mpi.internal.call.CallStack;

/**
 * State of a thread that calls MPI. It collects what the facade announces for the next call: the
 * Java buffers and the requests that the call uses.
 */
public final class CallingThread {

    /**
     * Greatest number of new requests that are kept until an object of the facade takes them; older
     * requests are dropped.
     */
    private static final int MOST = 64;

    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Queue<CallingThread> ALL = new ConcurrentLinkedQueue<>();
    private static final ThreadLocal<CallingThread> OF_THREAD =
            ThreadLocal.withInitial(CallingThread::new);

    private final int number = COUNT.getAndIncrement();
    private final Thread thread = Thread.currentThread();
    private final CallLines lines = new CallLines();
    private final List<Object> requests = new ArrayList<>();
    private final List<Object> buffers = new ArrayList<>();
    private final CallStack stack = CallStack.ofThread();
    private int depth;
    private final List<Object> born = new ArrayList<>();

    private CallingThread() {
        ALL.add(this);
    }

    /** Returns the numbers of the threads that have ended since the last call of this method. */
    public static List<Integer> takeEnded() {
        List<Integer> ended = new ArrayList<>();
        for (Iterator<CallingThread> all = ALL.iterator(); all.hasNext(); ) {
            CallingThread each = all.next();
            if (!each.thread.isAlive()) {
                all.remove();
                ended.add(each.number);
            }
        }
        return ended;
    }

    /** Returns the object that holds the state of the current thread. */
    public static CallingThread current() {
        return OF_THREAD.get();
    }

    /** Returns true during an MPI call that panmpi makes within a call of the program. */
    public boolean isWithinCall() {
        return stack.depth() > 1;
    }

    /** Returns the number of the thread in this process. */
    public int number() {
        return number;
    }

    /**
     * Returns the function and program line of the current call. The kind of the call, by which
     * {@link CallLines} finds the line, is computed from its numeric arguments and its requests.
     */
    CallPlace place(long kindOfNumbers, String function) {
        long kind = kindOfNumbers;
        for (int i = 0; i < requests.size(); i++) {
            kind = kind * 31 + (requests.get(i) instanceof Origin origin ? origin.kind() : 0);
        }
        return lines.of(kind, function);
    }

    boolean isOneOfTheFirst() {
        return lines.isOneOfTheFirst();
    }

    StackTraceElement lineNow() {
        return ProgramLine.in(thread.getStackTrace());
    }

    /** Adds a request that this thread's next call of MPI waits for, tests, starts or frees. */
    public void names(Object request) {
        depth = stack.depth();
        requests.add(request);
    }

    /** Adds a buffer of the program that this thread's next call of MPI uses. */
    public void uses(Object buffer) {
        depth = stack.depth();
        buffers.add(buffer);
    }

    /**
     * Returns the requests that were added for the call, in order; an element is null for a request
     * that is complete.
     */
    public List<Object> requests() {
        return requests;
    }

    /** Returns the buffers of the program that the call uses, in order. */
    public List<Object> buffers() {
        return buffers;
    }

    /**
     * Forgets the requests and buffers of the call that has ended. The end of a call that panmpi
     * has made within another call forgets nothing, since the outer call still needs its requests
     * and buffers.
     */
    public void clearCall() {
        if (stack.depth() > depth) {
            return;
        }
        if (!requests.isEmpty()) {
            requests.clear();
        }
        if (!buffers.isEmpty()) {
            buffers.clear();
        }
    }

    /**
     * Keeps the request that a call has made, until the facade's {@code Request} object takes it by
     * {@link #claim}.
     */
    public void bears(Object request) {
        if (born.size() == MOST) {
            born.removeFirst();
        }
        born.add(request);
    }

    /** Returns the new requests that no object of the facade has taken. */
    public List<Object> unclaimed() {
        return born;
    }

    /**
     * Removes and returns the newest request that no object of the facade has taken; null if there
     * is none.
     */
    public Object claim() {
        return born.isEmpty() ? null : born.removeLast();
    }
}
