package mpi.internal.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Replaces this process by another program, as {@code exec} in a shell does. */
public final class Replacement {

    private static final int SET_FLAGS = 2;
    private static final int CLOSE_ON_EXEC = 1;
    private static final int SET_MASK = 2;

    /** Size of a C {@code sigset_t} (a set of signals) in bytes. */
    private static final int SIGNALS = 128;

    private Replacement() {}

    /**
     * Runs a program in this process, which keeps its process id, its standard streams and its
     * working directory.
     *
     * @param command path of the program, and its arguments.
     * @param variables environment variables to add.
     * @throws IOException if the program cannot be executed; otherwise the method does not return.
     */
    public static void by(List<String> command, Map<String, String> variables) throws IOException {
        for (Map.Entry<String, String> variable : variables.entrySet()) {
            DynamicLinker.set(variable.getKey(), variable.getValue());
        }
        System.out.flush();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(ADDRESS, command.size() + 1L);
            for (int i = 0; i < command.size(); i++) {
                words.setAtIndex(ADDRESS, i, arena.allocateFrom(command.get(i)));
            }
            closeFiles();
            unblockSignals(arena);
            int unused =
                    (int)
                            Native.function(
                                            "execv",
                                            FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS))
                                    .invokeExact(words.getAtIndex(ADDRESS, 0), words);
        } catch (IOException e) {
            throw e;
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
        throw new IOException(command.getFirst() + " cannot be executed");
    }

    /**
     * Marks the files that the JVM opened, such as jars, to be closed by exec; pipes of the caller
     * stay open.
     */
    private static void closeFiles() throws Throwable {
        var fcntl =
                Native.function(
                        "fcntl", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT));
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
            for (Path file : files) {
                int descriptor = Integer.parseInt(file.getFileName().toString());
                if (descriptor > 2 && Files.isRegularFile(file)) {
                    int unused = (int) fcntl.invokeExact(descriptor, SET_FLAGS, CLOSE_ON_EXEC);
                }
            }
        }
    }

    /**
     * Unblocks all signals. The JVM blocks signals in its threads, and the program would inherit
     * the blocked signals.
     */
    private static void unblockSignals(Arena arena) throws Throwable {
        int unused =
                (int)
                        Native.function(
                                        "sigprocmask",
                                        FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, ADDRESS))
                                .invokeExact(SET_MASK, arena.allocate(SIGNALS), MemorySegment.NULL);
    }
}
