package mpi.internal;

import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.stream.Stream;

/**
 * Finds the innermost line of the program that led to a call of MPI. It walks the stack only as far
 * as that line, since the stack of a program may be deep.
 */
public final class ProgramLine {

    private static final StackWalker WALKER = StackWalker.getInstance();

    private ProgramLine() {}

    /**
     * Finds the line of the program at which this thread calls MPI; returns null if the program has
     * no frame on the stack.
     */
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

    /**
     * Finds the line of the program at which a thread with this stack calls MPI; returns null if no
     * frame of the program is below a frame of panmpi.
     */
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
