package mpi.internal.watch;

import mpi.internal.ThreadName;

/** Line of the program at which a thread called MPI. */
final class ProgramLine {

    private static final String OURS_OR_JAVAS = "(mpi|java|jdk)[.].*";

    private ProgramLine() {}

    /** Returns it as a stack trace has it; the thread's name if no frame is the program's. */
    static String of(Thread thread) {
        for (StackTraceElement element : thread.getStackTrace()) {
            if (!element.getClassName().matches(OURS_OR_JAVAS)) {
                return "at " + element;
            }
        }
        return "by " + ThreadName.of(thread);
    }
}
