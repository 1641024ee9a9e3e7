package mpi.internal;

import java.util.List;

/**
 * Reads the stack of a thread as the program's author knows it: the frames of this library above
 * the method that the program called are left out.
 */
public final class ProgramStack {

    private static final String OURS = "mpi.";

    private ProgramStack() {}

    /**
     * Reads the stack of a thread.
     *
     * @param thread the thread.
     * @return its frames from the program's call of MPI on; all frames if none is the program's.
     */
    public static List<StackTraceElement> of(Thread thread) {
        return of(List.of(thread.getStackTrace()));
    }

    static List<StackTraceElement> of(List<StackTraceElement> stack) {
        int call = 0;
        for (int i = 0; i < stack.size(); i++) {
            if (isOfTheProgram(stack.get(i))) {
                return stack.subList(call, stack.size());
            }
            call = isOurs(stack.get(i).getClassName()) ? i : call;
        }
        return stack;
    }

    /**
     * Tests whether a frame is neither this library's nor the JDK's.
     *
     * @param frame the frame.
     * @return true for a frame of the program, or of its libraries.
     */
    public static boolean isOfTheProgram(StackTraceElement frame) {
        return isOfTheProgram(frame.getClassName());
    }

    static boolean isOfTheProgram(String name) {
        return !isOurs(name) && !name.startsWith("java.") && !name.startsWith("jdk.");
    }

    static boolean isOurs(String name) {
        return name.startsWith(OURS);
    }
}
