package mpi.internal.job;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What a failing rank says: who it is, what happened, where. */
public final class FailureText {

    private FailureText() {}

    /** This rank, for people. */
    public static String self() {
        return "rank " + JobState.rank() + " of " + JobState.size();
    }

    /** An exception, whatever it may do when it is asked. */
    public static String describe(String what, Throwable failure) {
        StringWriter text = new StringWriter();
        text.append(self() + ": " + what + ": ");
        try {
            failure.printStackTrace(new PrintWriter(text));
        } catch (RuntimeException | StackOverflowError inItself) {
            text.append(failure.getClass().getName() + ", which fails when it is printed\n");
            append(text, failure.getStackTrace());
        }
        return text.toString().stripTrailing();
    }

    /** What a thread is doing. */
    public static String describe(String what, Thread thread) {
        StringWriter text = new StringWriter();
        text.append(self() + ": " + what + "\n");
        append(text, thread.getStackTrace());
        return text.toString().stripTrailing();
    }

    private static void append(StringWriter text, StackTraceElement[] stack) {
        for (StackTraceElement element : stack) {
            text.append("\tat " + element + "\n");
        }
    }
}
