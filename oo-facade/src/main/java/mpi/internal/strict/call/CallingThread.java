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
 * A thread of the program that calls MPI, and what the facade tells of its next call: the buffers
 * of the program, and the requests that it names.
 */
public final class CallingThread {

    /** Requests that wait to be taken. */
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

    /** Numbers of the threads that have ended since this was asked the last time. */
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

    /** The thread that calls this. */
    public static CallingThread current() {
        return OF_THREAD.get();
    }

    /** True while it is in a call that panmpi makes within one of the program. */
    public boolean isWithinCall() {
        return stack.depth() > 1;
    }

    /** Number of the thread in this process. */
    public int number() {
        return number;
    }

    /** The line of the call in progress, whose kind is that of its numbers and of its requests. */
    StackTraceElement line(long kindOfNumbers) {
        long kind = kindOfNumbers;
        for (int i = 0; i < requests.size(); i++) {
            kind = kind * 31 + (requests.get(i) instanceof Origin origin ? origin.kind() : 0);
        }
        return lines.of(kind);
    }

    boolean isOneOfTheFirst() {
        return lines.isOneOfTheFirst();
    }

    StackTraceElement lineNow() {
        return ProgramLine.in(thread.getStackTrace());
    }

    /** Adds a request that the next call names. */
    public void names(Object request) {
        depth = stack.depth();
        requests.add(request);
    }

    /** Adds a buffer of the program that the next call uses. */
    public void uses(Object buffer) {
        depth = stack.depth();
        buffers.add(buffer);
    }

    /** The requests that the call names, in order, null among them. */
    public List<Object> requests() {
        return requests;
    }

    /** The buffers of the program that the call uses, in order. */
    public List<Object> buffers() {
        return buffers;
    }

    /** Forgets what the last call named and used, unless that was a call within another. */
    public void isOver() {
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

    /** Keeps the request that a call has made until the facade's object takes it. */
    public void bears(Object request) {
        if (born.size() == MOST) {
            born.removeFirst();
        }
        born.add(request);
    }

    /** The requests that no object has taken. */
    public List<Object> unclaimed() {
        return born;
    }

    /** Takes the request that the latest call has made; null if there is none. */
    public Object claim() {
        return born.isEmpty() ? null : born.removeLast();
    }
}
