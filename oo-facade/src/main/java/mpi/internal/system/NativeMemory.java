package mpi.internal.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * Allocates memory by {@code malloc}. The memory is not zeroed. The garbage collector does not free
 * it, since a pending operation of MPI may still use memory whose Java object is unreachable.
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
            throw Native.rethrow(failure);
        }
    }

    /**
     * Returns a view of memory that the library owns.
     *
     * @param address start of the memory.
     * @param bytes size of the memory.
     * @return the memory. Java does not check its lifetime, so that the caller must not use it
     *     after the library has freed it.
     */
    public static MemorySegment at(MemorySegment address, long bytes) {
        return Native.at(address, bytes);
    }

    /**
     * Returns a view of memory that the library owns and frees later.
     *
     * @param address start of the memory.
     * @param bytes size of the memory.
     * @param owner arena whose closing makes the view inaccessible.
     * @return the memory.
     */
    public static MemorySegment at(MemorySegment address, long bytes, Arena owner) {
        return Native.at(address, bytes, owner);
    }

    /**
     * Frees memory.
     *
     * @param memory memory that {@link #allocate} returned.
     */
    public static void free(MemorySegment memory) {
        try {
            FREE.invokeExact(memory);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }
}
