package mpi.internal.watch;

import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.function.Predicate;
import mpi.internal.OffloadThread;
import mpi.internal.OwnThread;

/**
 * Tests whether threads of this process will go on by themselves, without a message from another
 * rank. A thread that computes, sleeps, or waits for a file or a socket goes on by itself; a thread
 * that waits for another thread does not.
 */
public final class OtherThreads {

    private static final Set<String> OF_THE_JDK = Set.of("system", "InnocuousThreadGroup");
    private static final String AWAITS_PROCESS = "java.lang.ProcessHandleImpl";
    private static final String DELAYS_VIRTUAL = "java.util.concurrent.DelayScheduler";

    /** Class whose threads wait for sockets on behalf of virtual threads. */
    private static final String POLLS_SOCKETS = "sun.nio.ch.Poller";

    private static final Set<String> TIMERS =
            Set.of(
                    "java.util.TimerThread",
                    DELAYS_VIRTUAL,
                    "java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue");

    private static final String CARRIERS = "CarrierThreads";

    /**
     * Class that calls the functions of MPI if strict checks are on, so that it is the innermost
     * class on the stack instead of a class of {@code mpi.c}.
     */
    private static final String INTERCEPTION = "mpi.internal.strict.Interception";

    private OtherThreads() {}

    /**
     * Tests whether some thread of this process will go on by itself, without a message from
     * another rank.
     *
     * @param waiting threads that wait in MPI, which do not count.
     */
    static boolean go(Set<Thread> waiting) {
        return isAny(thread -> !waiting.contains(thread) && goes(thread));
    }

    /**
     * Tests whether some thread of this process that is not in MPI will go on by itself. Virtual
     * threads are seen only while they compute or sleep, since no thread group lists them.
     *
     * @return true if there is such a thread, which may call MPI later.
     */
    public static boolean goOutsideOfMpi() {
        return isAny(thread -> goes(thread) && !isInMpi(thread));
    }

    private static boolean isAny(Predicate<Thread> test) {
        ThreadGroup all = Thread.currentThread().getThreadGroup();
        while (all.getParent() != null) {
            all = all.getParent();
        }
        Thread[] threads = new Thread[all.activeCount() + 1];
        int count = all.enumerate(threads);
        // If the array is full, some threads may be missing from it; the result is true then.
        return count == threads.length || Arrays.stream(threads, 0, count).anyMatch(test);
    }

    /**
     * Tests whether a thread will go on by itself. A thread that waits for another thread will not.
     * The result is also false for panmpi's own threads, and for the thread that runs this test.
     */
    static boolean goes(Thread thread) {
        if (thread instanceof OwnThread || thread == Thread.currentThread()) {
            return false;
        }
        if (isOfTheJdk(thread)) {
            return worksForTheProgram(thread);
        }
        return switch (thread.getState()) {
            case RUNNABLE -> thread instanceof OffloadThread ? !isInMpi(thread) : hasStack(thread);
            case TIMED_WAITING -> !(thread instanceof OffloadThread) && !isIdle(thread);
            default -> false;
        };
    }

    /**
     * Tests whether a thread is in a function of MPI, and not in a callback that this function has
     * called.
     *
     * @param thread any thread.
     * @return true if the thread has called MPI, and the call has not returned.
     */
    public static boolean isInMpi(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .map(StackTraceElement::getClassName)
                .filter(name -> !isJava(name))
                .findFirst()
                .filter(name -> name.startsWith("mpi.c.") || name.equals(INTERCEPTION))
                .isPresent();
    }

    /**
     * Tests whether a thread is the JDK's own. Carrier threads, which run the program's virtual
     * threads, do not count as such, but a timer thread in their thread group does.
     */
    private static boolean isOfTheJdk(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        return group == null
                || OF_THE_JDK.contains(group.getName())
                || group.getName().equals(CARRIERS) && !(thread instanceof ForkJoinWorkerThread);
    }

    /**
     * Tests whether a thread of the JDK waits for something that a thread of the program waits for:
     * for the end of a process, for a socket, or for the time at which a virtual thread ends its
     * sleep. Virtual threads also sleep for short times while they wait in MPI, so that sleeping
     * virtual threads do not count while any virtual thread is in MPI. The JDK starts its thread
     * that waits for sockets when a virtual thread waits for a socket for the first time, and keeps
     * this thread. It is not known for which sockets it waits, so that the result is true from then
     * on.
     */
    private static boolean worksForTheProgram(Thread thread) {
        return switch (thread.getState()) {
            case RUNNABLE -> hasFrame(thread, AWAITS_PROCESS) || hasFrame(thread, POLLS_SOCKETS);
            case TIMED_WAITING -> hasFrame(thread, DELAYS_VIRTUAL) && !Callers.areAnyVirtualInMpi();
            default -> false;
        };
    }

    private static boolean hasFrame(Thread thread, String className) {
        return Arrays.stream(thread.getStackTrace())
                .anyMatch(frame -> frame.getClassName().equals(className));
    }

    /**
     * Tests whether a thread has Java frames. Threads of the JVM and of C have none, such as
     * DestroyJavaVM, which waits for the other threads to end.
     */
    private static boolean hasStack(Thread thread) {
        return thread.getStackTrace().length > 0;
    }

    /**
     * Tests whether a thread runs no code of the program, like an idle thread of a pool, and is no
     * timer that waits for its next task.
     */
    private static boolean isIdle(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .map(StackTraceElement::getClassName)
                .allMatch(name -> isJava(name) && !TIMERS.contains(name));
    }

    private static boolean isJava(String className) {
        return className.startsWith("java.") || className.startsWith("jdk.");
    }
}
