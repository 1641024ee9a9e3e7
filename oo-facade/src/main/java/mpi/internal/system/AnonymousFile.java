package mpi.internal.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;

/**
 * Creates anonymous files in memory, by Linux's memfd_create. Such a file is in no directory, and
 * is deleted when the last process closes it. Package {@code mpi.internal.watch} stores the status
 * of a rank in such a file.
 */
public final class AnonymousFile {

    private static final int MFD_CLOEXEC = 1;

    private AnonymousFile() {}

    /**
     * Creates an empty file.
     *
     * @param name name shown in /proc.
     * @return its file descriptor; -1 if the system has no anonymous files.
     */
    public static int create(String name) {
        FunctionDescriptor type = FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT);
        try (Arena arena = Arena.ofConfined()) {
            return (int)
                    Native.function("memfd_create", type)
                            .invokeExact(arena.allocateFrom(name), MFD_CLOEXEC);
        } catch (Throwable notLinux) {
            return -1;
        }
    }
}
