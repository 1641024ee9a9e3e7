package mpi.junit.rank;

import java.util.Arrays;
import java.util.List;
import mpi.junit.wire.Frames;
import mpi.junit.wire.FromRank;

/**
 * Shutdown hook that reports if this JVM shuts down while tests run, and which call asked for that.
 */
final class ExitHook extends Thread {

    private final Conversation conversation;
    private volatile boolean isExpected;

    ExitHook(Conversation conversation) {
        super("panmpi-junit-exit");
        this.conversation = conversation;
    }

    /** Stops reporting: the job ends as it should. */
    void expect() {
        isExpected = true;
    }

    @Override
    public void run() {
        if (!isExpected) {
            conversation.send(new FromRank.Exiting(caller()));
        }
    }

    private static List<StackTraceElement> caller() {
        for (StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
            for (int i = stack.length - 1; i >= 0; i--) {
                if (isExit(stack[i])) {
                    return Frames.of(Arrays.copyOfRange(stack, i, stack.length));
                }
            }
        }
        return List.of();
    }

    private static boolean isExit(StackTraceElement frame) {
        return frame.getMethodName().equals("exit")
                && (frame.getClassName().equals("java.lang.System")
                        || frame.getClassName().equals("java.lang.Runtime"));
    }
}
