package mpi.internal.watch;

import mpi.internal.ProgramStack;
import mpi.internal.ThreadName;

/** Line of the program at which a thread called MPI. */
final class ProgramLine {

    private ProgramLine() {}

    /** Returns it as a stack trace has it; the thread's name if no frame is the program's. */
    static String of(Thread thread) {
        for (StackTraceElement element : thread.getStackTrace()) {
            if (ProgramStack.isOfTheProgram(element)) {
                return "at " + element;
            }
        }
        return "by " + ThreadName.of(thread);
    }
}
