package mpi.internal.watch;

import mpi.internal.ProgramStack;
import mpi.internal.ThreadName;

/** Finds the line of the program at which another thread called MPI. */
final class ProgramLine {

    private ProgramLine() {}

    /**
     * Returns the line at which a thread called MPI, in the form that stack traces have; the name
     * of the thread if none of its frames belongs to the program.
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
