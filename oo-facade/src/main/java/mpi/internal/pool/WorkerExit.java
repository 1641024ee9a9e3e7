package mpi.internal.pool;

import java.util.function.Consumer;
import java.util.function.Supplier;
import mpi.internal.job.JobAbort;
import mpi.internal.job.JobState;
import mpi.internal.system.HardExit;

/**
 * Ends the process of a worker before its executor ends. A rank whose launcher lets the others go
 * on ends alone, and says why; the end of any other rank is the end of the job.
 */
public final class WorkerExit {

    /** Open MPI's launcher ends a job at the second process that ends with another code. */
    private static final int ALONE = 0;

    private final boolean mayEndAlone;
    private Thread hook;
    private Consumer<String> leave;

    /** Makes one; {@code mayEndAlone} as {@link Survival#isGranted} says. */
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

    /** A JVM without memory is not to be trusted with further tasks. */
    void outOfMemory() {
        if (mayEndAlone) {
            leave.accept("a task ran out of memory, and the process ends");
            HardExit.now(ALONE);
        }
    }

    /** Ends the process of a worker that its executor has given up. */
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
