package mpi.internal.job;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import mpi.internal.ProgramStack;

/** Makes the messages about a failure of this process, with its rank and a stack trace. */
public final class FailureText {

    private FailureText() {}

    /** Returns the rank and the number of ranks, for messages. */
    public static String self() {
        return "rank " + JobState.rank() + " of " + JobState.size();
    }

    /**
     * Describes an exception with its stack trace. Also describes an exception that throws another
     * exception when it is printed.
     */
    public static String describe(String what, Throwable failure) {
        StringWriter text = new StringWriter();
        text.append(self() + ": " + what + ": ");
        try {
            failure.printStackTrace(new PrintWriter(text));
        } catch (OutOfMemoryError noMemoryToSayMore) {
            throw noMemoryToSayMore;
        } catch (Throwable inItself) {
            appendUnprintable(text, failure, inItself);
        }
        return text.toString().stripTrailing();
    }

    /**
     * Appends the class and stack of an exception that threw another exception while it was
     * printed. The text already contains the lines that were printed before.
     */
    private static void appendUnprintable(
            StringWriter text, Throwable failure, Throwable inItself) {
        String name = failure.getClass().getName();
        text.append(name + ", which fails when it is printed, by a ");
        text.append(inItself.getClass().getName() + "\n");
        try {
            append(text, List.of(failure.getStackTrace()));
        } catch (OutOfMemoryError noMemoryToSayMore) {
            throw noMemoryToSayMore;
        } catch (Throwable noStack) {
            text.append("\t(its stack cannot be read either)\n");
        }
    }

    /** Describes the stack of a thread, from the program's call of MPI on. */
    public static String describe(String what, Thread thread) {
        StringWriter text = new StringWriter();
        text.append(self() + ": " + what + "\n");
        append(text, ProgramStack.of(thread));
        return text.toString().stripTrailing();
    }

    private static void append(StringWriter text, List<StackTraceElement> stack) {
        for (StackTraceElement element : stack) {
            text.append("\tat " + element + "\n");
        }
    }
}
