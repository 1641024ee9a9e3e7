package mpi.internal.watch;

import mpi.internal.ProgramStack;
import mpi.internal.ThreadName;

/** Finds the line of the program at which another thread called MPI. */
final class ProgramLine {

    private ProgramLine() {}

    /**
     * Returns the line at which the thread called MPI, as in a stack trace; the thread's name if no
     * frame on its stack is the program's.
     */
    static String of(Thread thread) {
        for (StackTraceElement element : thread.getStackTrace()) {
            if (ProgramStack.isOfTheProgram(element)) {
                return "at " + element;
            }
        }
        return "by " + ThreadName.of(thread);
    }
}
