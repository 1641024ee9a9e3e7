package mpi.internal;

import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.stream.Stream;

/**
 * The innermost line of the program that has led to a call of MPI. The stack is walked no further
 * than to that line, since a program may be deep.
 */
public final class ProgramLine {

    private static final StackWalker WALKER = StackWalker.getInstance();

    private ProgramLine() {}

    /** Finds the line at which this thread calls MPI; null if no frame is the program's. */
    public static StackTraceElement here() {
        return WALKER.walk(ProgramLine::first);
    }

    private static StackTraceElement first(Stream<StackFrame> stack) {
        boolean isBelowCall = false;
        Iterator<StackFrame> frames = stack.iterator();
        while (frames.hasNext()) {
            StackFrame frame = frames.next();
            isBelowCall |= ProgramStack.isOurs(frame.getClassName());
            if (isBelowCall && ProgramStack.isOfTheProgram(frame.getClassName())) {
                return frame.toStackTraceElement();
            }
        }
        return null;
    }

    /** Finds the line in the stack of a thread; null if there is none. */
    public static StackTraceElement in(StackTraceElement[] stack) {
        boolean isBelowCall = false;
        for (StackTraceElement element : stack) {
            isBelowCall |= ProgramStack.isOurs(element.getClassName());
            if (isBelowCall && ProgramStack.isOfTheProgram(element)) {
                return element;
            }
        }
        return null;
    }
}
