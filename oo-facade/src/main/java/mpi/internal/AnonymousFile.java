package mpi.internal;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;

/** Linux's files in memory, which are in no folder and go with the last process that has them. */
public final class AnonymousFile {

    private static final int MFD_CLOEXEC = 1;

    private AnonymousFile() {}

    /**
     * Makes an empty one.
     *
     * @param name what the kernel's lists call it.
     * @return its descriptor; -1 if there are no such files here.
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
