package mpi.junit.wire;

import java.util.Arrays;
import java.util.List;

/**
 * Removes class loaders and versions of modules from the frames of a stack, so that the stack of a
 * thread looks like that of an exception.
 */
public final class Frames {

    private Frames() {}

    /** Returns the frames of a stack. */
    public static List<StackTraceElement> of(StackTraceElement[] stack) {
        return Arrays.stream(stack).map(Frames::plain).toList();
    }

    private static StackTraceElement plain(StackTraceElement frame) {
        return new StackTraceElement(
                null,
                frame.getModuleName(),
                null,
                frame.getClassName(),
                frame.getMethodName(),
                frame.getFileName(),
                frame.getLineNumber());
    }
}
