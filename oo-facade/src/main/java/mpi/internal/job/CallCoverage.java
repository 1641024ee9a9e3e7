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
 * Records which MPI functions a program calls through the classes of {@code mpi}, for {@code make
 * coverage}. With {@code -Dpanmpi.calls=FOLDER} each process writes a file to that folder. Its
 * first line names the library; each further line names a function, or a function and the Java
 * method that the program called.
 */
public final class CallCoverage {

    private static final String FOLDER = System.getProperty("panmpi.calls", "");

    /** True if calls are recorded. It is a constant, so that the compiler removes disabled code. */
    public static final boolean ENABLED = !FOLDER.isEmpty();

    private static final String FACADE = "mpi";

    /**
     * Mean time between two stack walks for one function, in ns. A stack walk finds the Java method
     * that the program called; it takes time and memory, so that not every call has one.
     */
    private static final long WALK_INTERVAL = 100_000;

    /**
     * Greatest time in ns by which the stack walks for one function may be ahead of the mean
     * interval. A loop may walk 10,000 times in a row; after a pause, it may do so again.
     */
    private static final long WALK_BURST = 10_000 * WALK_INTERVAL;

    private static final Set<String> CALLS = ConcurrentHashMap.newKeySet();

    /**
     * For each function, the time in ns at which its next stack walk would be due if its walks so
     * far had kept the mean interval.
     */
    private static final Map<String, AtomicLong> WALKS = new ConcurrentHashMap<>();

    private static volatile boolean walking = true;

    private CallCoverage() {}

    /**
     * Stops or resumes the stack walks. A test that counts allocated bytes stops them, since they
     * allocate memory.
     *
     * @param goesOn false to stop them.
     */
    public static void walk(boolean goesOn) {
        walking = goesOn;
    }

    /**
     * Holder of the stack walker. It is a separate class, so that programs that record nothing do
     * not load the stack walker.
     */
    private static final class Walker {
        static final StackWalker STACK =
                StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    }

    /**
     * Records a call of an MPI function. The record is written at once, since a process that MPI
     * aborts runs no more Java code.
     */
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

    /**
     * Returns true if the stack may be walked for this call; false if a loop has called the
     * function so often that the walks exceed {@link #WALK_INTERVAL} and {@link #WALK_BURST}.
     */
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

    /** Records the Java method that the program called, with the types of its parameters. */
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
