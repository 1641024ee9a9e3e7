package mpi.internal;

import java.util.List;

/**
 * Reads the stack of a thread without panmpi's internal frames: the first frame is the method of
 * panmpi that the program called.
 */
public final class ProgramStack {

    private static final String OURS = "mpi.";

    private ProgramStack() {}

    /**
     * Reads the stack of a thread that calls panmpi.
     *
     * @param thread the thread.
     * @return its frames, of which the first is the method of panmpi that the program called; all
     *     frames if no frame belongs to the program.
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
     * Tests whether a frame belongs to the program, and not to panmpi or the JDK.
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
