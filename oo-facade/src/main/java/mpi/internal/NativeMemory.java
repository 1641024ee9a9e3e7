package mpi.internal;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * Memory from the C library, neither zeroed nor known to the collector. What an unfinished
 * operation reads or writes must not vanish with the Java object that lost sight of it.
 */
public final class NativeMemory {

    private static final MethodHandle MALLOC =
            Native.shortFunction("malloc", FunctionDescriptor.of(ADDRESS, JAVA_LONG));
    private static final MethodHandle FREE =
            Native.shortFunction("free", FunctionDescriptor.ofVoid(ADDRESS));

    private NativeMemory() {}

    /**
     * Allocates memory.
     *
     * @param bytes size of the memory.
     * @return the memory, alive until {@link #free}.
     */
    public static MemorySegment allocate(long bytes) {
        try {
            MemorySegment memory = (MemorySegment) MALLOC.invokeExact(Math.max(bytes, 1));
            if (memory.address() == 0) {
                throw new OutOfMemoryError(
                        "no native memory for " + bytes + " bytes" + AddressSpace.shortage(bytes));
            }
            return Native.at(memory, bytes);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    /**
     * A view of memory that the library owns.
     *
     * @param address where the memory begins.
     * @param bytes size of the memory.
     * @return the memory, accessible for ever: only for memory that outlives its use.
     */
    public static MemorySegment at(MemorySegment address, long bytes) {
        return Native.at(address, bytes);
    }

    /**
     * A view of memory that the library owns and takes back some day.
     *
     * @param address where the memory begins.
     * @param bytes size of the memory.
     * @param owner when it is closed, the view is no longer accessible.
     * @return the memory.
     */
    public static MemorySegment at(MemorySegment address, long bytes, Arena owner) {
        return Native.at(address, bytes, owner);
    }

    /**
     * Gives memory back.
     *
     * @param memory memory that {@link #allocate} gave.
     */
    public static void free(MemorySegment memory) {
        try {
            FREE.invokeExact(memory);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }
}
