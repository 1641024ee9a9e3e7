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
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import mpi.internal.link.Linkage;

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

    /** Mean time between two stack walks for one function, in ns: to walk takes time and memory. */
    private static final long WALK_INTERVAL = 100_000;

    /**
     * Walks that may follow each other at once, as time in ns. A loop uses them up, a pause gives
     * them back.
     */
    private static final long WALK_BURST = 10_000 * WALK_INTERVAL;

    private static final Set<String> CALLS = ConcurrentHashMap.newKeySet();

    /**
     * For each function, the time in ns at which the walks until now would end if they kept the
     * mean interval.
     */
    private static final Map<String, AtomicLong> WALKS = new ConcurrentHashMap<>();

    private static volatile boolean walking = true;

    private CallCoverage() {}

    /**
     * Stops the walks, which allocate, for a test that counts allocated bytes, or goes on with
     * them.
     *
     * @param goesOn false to stop them.
     */
    public static void walk(boolean goesOn) {
        walking = goesOn;
    }

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
        if (walking && isToBeWalked(call)) {
            Walker.STACK
                    .walk(frames -> frames.takeWhile(CallCoverage::isOurs).reduce((a, b) -> b))
                    .ifPresent(frame -> addMethod(call, frame));
        }
    }

    /** False while a loop calls one function more often than its stack can be walked. */
    private static boolean isToBeWalked(String call) {
        long now = System.nanoTime();
        AtomicLong walks = WALKS.get(call);
        if (walks == null) {
            walks = WALKS.computeIfAbsent(call, c -> new AtomicLong(now));
        }
        long until;
        long next;
        do {
            until = walks.get();
            next = Math.max(until - now, 0) + now + WALK_INTERVAL;
        } while (next - now <= WALK_BURST && !walks.compareAndSet(until, next));
        return next - now <= WALK_BURST;
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
