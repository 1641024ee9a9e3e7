package mpi.internal.job;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.StackWalker.StackFrame;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import mpi.internal.Linkage;

/**
 * Records the functions of MPI that a program calls through the facade, for {@code make coverage}:
 * with {@code -Dpanmpi.calls=FOLDER} each process writes a file there, with the library in the
 * first line, then each function once, and each method that a program called, behind its function.
 */
public final class CallCoverage {

    private static final String FOLDER = System.getProperty("panmpi.calls", "");

    /** A constant, so that the compiler removes disabled code. */
    public static final boolean ENABLED = !FOLDER.isEmpty();

    private static final String FACADE = "mpi";

    /** Calls of one function of which the methods are recorded. */
    private static final int MOST_WALKS = 10_000;

    private static final Set<String> CALLS = ConcurrentHashMap.newKeySet();
    private static final Map<String, AtomicInteger> WALKS = new ConcurrentHashMap<>();

    private CallCoverage() {}

    /** Apart, so that nothing is loaded in programs that record nothing. */
    private static final class Walker {
        static final StackWalker STACK =
                StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    }

    /** Records a call. Writes it at once: a process that MPI aborts runs no more Java code. */
    public static void add(String call) {
        if (CALLS.add(call)) {
            write(call);
        }
        if (isToBeWalked(call)) {
            Walker.STACK
                    .walk(frames -> frames.takeWhile(CallCoverage::isOurs).reduce((a, b) -> b))
                    .ifPresent(frame -> addMethod(call, frame));
        }
    }

    /** False after many calls of a function: to look at the stack takes time and memory. */
    private static boolean isToBeWalked(String call) {
        AtomicInteger walks = WALKS.get(call);
        if (walks == null) {
            walks = WALKS.computeIfAbsent(call, c -> new AtomicInteger());
        }
        return walks.get() < MOST_WALKS && walks.incrementAndGet() <= MOST_WALKS;
    }

    private static boolean isOurs(StackFrame frame) {
        return (frame.getDeclaringClass().getPackageName() + ".").startsWith(FACADE + ".");
    }

    /** Records the method of the facade that the program called, by the types of its parameters. */
    private static void addMethod(String call, StackFrame frame) {
        String types =
                frame.getMethodType().parameterList().stream()
                        .map(Class::getSimpleName)
                        .collect(Collectors.joining(","));
        String method = call + " " + frame.getMethodName() + "(" + types + ")";
        if (CALLS.add(method)) {
            write(method);
        }
    }

    private static synchronized void write(String call) {
        String name = Linkage.abi().family() + "-" + ProcessHandle.current().pid() + ".calls";
        Path file = Path.of(FOLDER, name);
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, library() + "\n");
            }
            Files.writeString(file, call + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("-Dpanmpi.calls=" + FOLDER + ": " + e.getMessage(), e);
        }
    }

    private static String library() {
        return "library|" + Linkage.library() + "|" + Linkage.libraryFile();
    }
}
