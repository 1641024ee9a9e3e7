package mpi.internal.pool;

import java.util.function.Consumer;
import java.util.function.Supplier;
import mpi.internal.job.JobAbort;
import mpi.internal.job.JobState;
import mpi.internal.system.HardExit;

/**
 * Ends a worker process early, before its executor ends: after an OutOfMemoryError in a task, or
 * because the executor has given the worker up. If System.exit or a signal ends the process, a
 * shutdown hook tells the executor so. All this happens only if the launcher lets the job go on
 * without this rank; otherwise the end of any rank ends the job, and this class does nothing.
 */
public final class WorkerExit {

    /**
     * Exit code of a worker that ends early. The code is 0, since Open MPI's launcher ends the job
     * as soon as two processes have ended with another code.
     */
    private static final int ALONE = 0;

    private final boolean mayEndAlone;
    private Thread hook;
    private Consumer<String> leave;

    /**
     * Makes the object for this process. {@code mayEndAlone} is true if this process may end before
     * its job does, which {@link Survival#isGranted} tests.
     */
    public WorkerExit(boolean mayEndAlone) {
        this.mayEndAlone = mayEndAlone;
    }

    void prepare(Consumer<String> leaving, Supplier<Thread> runner) {
        leave = leaving;
        if (mayEndAlone) {
            hook = new Thread(() -> leave.accept(howItEnds(runner.get())), "panmpi-worker-exit");
            Runtime.getRuntime().addShutdownHook(hook);
            JobState.setDispensable(true);
        }
    }

    private static String howItEnds(Thread runner) {
        if (runner == null) {
            return "its JVM ends";
        }
        boolean isExit = false;
        for (StackTraceElement line : runner.getStackTrace()) {
            boolean isJdk =
                    line.getModuleName() != null && line.getModuleName().startsWith("java.");
            isExit |= isJdk && line.getMethodName().equals("exit");
            if (isExit && !isJdk) {
                return "a task calls System.exit at " + line;
            }
        }
        return "its JVM ends, by System.exit or by a signal";
    }

    /**
     * Ends the process after a task ran out of memory, since the JVM may not run further tasks
     * correctly.
     */
    void outOfMemory() {
        if (mayEndAlone) {
            leave.accept("a task ran out of memory, and the process ends");
            HardExit.now(ALONE);
        }
    }

    /** Ends the process after its executor has given it up. */
    public void end(String why) {
        if (mayEndAlone) {
            JobAbort.say(why);
            HardExit.now(ALONE);
        }
    }

    void isOver() {
        if (hook != null) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException ending) {
                return;
            }
            JobState.setDispensable(false);
        }
    }
}
