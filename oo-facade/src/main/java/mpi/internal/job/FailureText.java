package mpi.internal.job;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Messages of a failing rank: rank, failure, stack. */
public final class FailureText {

    private FailureText() {}

    /** Rank and number of ranks, for messages. */
    public static String self() {
        return "rank " + JobState.rank() + " of " + JobState.size();
    }

    /** Describes an exception, even one whose own methods throw. */
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

    /** Describes the stack of a thread. */
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
