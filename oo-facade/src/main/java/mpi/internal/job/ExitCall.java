package mpi.internal.job;

import mpi.internal.ProgramStack;

/** Finds the line of the program that calls {@code System.exit}, while the JVM shuts down. */
final class ExitCall {

    private static final String TYPE = Runtime.class.getName();

    private static final String METHOD = "exit";

    private ExitCall() {}

    /**
     * Returns words about the line that calls {@code System.exit}, to be appended to a message;
     * empty if the program ends in another way. {@code System.exit} does not return, so that the
     * call is on the stack of its thread until all shutdown hooks have ended.
     */
    static String text() {
        for (StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
            StackTraceElement line = line(stack);
            if (line != null) {
                return ", by System.exit at " + line;
            }
        }
        return "";
    }

    private static StackTraceElement line(StackTraceElement[] stack) {
        boolean isBelowExit = false;
        for (StackTraceElement frame : stack) {
            if (isBelowExit && ProgramStack.isOfTheProgram(frame)) {
                return frame;
            }
            isBelowExit |=
                    frame.getClassName().equals(TYPE) && frame.getMethodName().equals(METHOD);
        }
        return null;
    }
}
