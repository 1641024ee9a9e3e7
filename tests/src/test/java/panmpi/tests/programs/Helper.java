package panmpi.tests.programs;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Program of {@code HelpersTest}: ends with an error and never calls MPI, like a helper that a
 * script runs before the program of the rank.
 */
public final class Helper {
    private static final int FAILED = 3;
    private static final int WRITE_ONLY = 1;

    private Helper() {}

    /**
     * Runs on any number of ranks.
     *
     * @param args a file to open with the file descriptor of the connection to the launcher, which
     *     the variable PMI_FD names; or none.
     */
    public static void main(String[] args) throws Throwable {
        var number = System.getenv("PMI_FD");
        if (args.length > 0 && number != null) {
            open(args[0], Integer.parseInt(number));
            System.out.println("opened " + args[0]);
        }
        System.exit(FAILED);
    }

    @SuppressWarnings("restricted")
    private static void open(String file, int number) throws Throwable {
        var linker = Linker.nativeLinker();
        var open = linker.defaultLookup().findOrThrow("open");
        var dup2 = linker.defaultLookup().findOrThrow("dup2");
        var openType = FunctionDescriptor.of(JAVA_INT, ValueLayout.ADDRESS, JAVA_INT);
        var dup2Type = FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT);
        try (var arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocateFrom(file);
            int opened = (int) linker.downcallHandle(open, openType).invokeExact(name, WRITE_ONLY);
            int same = (int) linker.downcallHandle(dup2, dup2Type).invokeExact(opened, number);
            if (same != number) {
                throw new IOException(file + " cannot be opened as " + number);
            }
        }
    }
}
