package mpi.internal.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;

/**
 * Allocates anonymous memory by {@code mmap}, which is zero until it is written. panmpi receives
 * messages into such memory if the MPI library does not report the length of a message: the
 * kernel's page map shows up to which page the memory was written, which is an upper bound on the
 * length.
 */
public final class FreshMemory {

    private static final int PAGE = 4096;
    private static final int PAGES_READ = 512;
    private static final int READ_AND_WRITE = 3;
    private static final int PRIVATE_ANONYMOUS_UNRESERVED = 0x4022;

    /**
     * Bits of an entry of {@code pagemap} which say that a page is in memory or swapped out, so
     * that it was touched.
     */
    private static final long TOUCHED = 3L << 62;

    private FreshMemory() {}

    /**
     * Reserves address space. Its pages take memory only when they are first read or written.
     *
     * @param bytes size.
     * @return the memory, alive until {@link #free}.
     */
    public static MemorySegment allocate(long bytes) {
        FunctionDescriptor type =
                FunctionDescriptor.of(
                        ADDRESS, ADDRESS, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
        MethodHandle mmap = Native.function("mmap", type);
        try {
            MemorySegment memory =
                    (MemorySegment)
                            mmap.invokeExact(
                                    MemorySegment.NULL,
                                    bytes,
                                    READ_AND_WRITE,
                                    PRIVATE_ANONYMOUS_UNRESERVED,
                                    -1,
                                    0L);
            if (memory.address() == -1) {
                throw new OutOfMemoryError("no address space for " + bytes + " bytes");
            }
            return Native.at(memory, bytes);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /**
     * Unmaps the memory.
     *
     * @param memory memory that {@link #allocate} returned.
     */
    public static void free(MemorySegment memory) {
        FunctionDescriptor type = FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG);
        MethodHandle munmap = Native.function("munmap", type);
        try {
            int unused = (int) munmap.invokeExact(memory, memory.byteSize());
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /**
     * Returns the number of bytes before the first untouched page.
     *
     * @param memory memory that {@link #allocate} returned.
     * @return upper bound on the bytes written, if they were written contiguously from the start.
     *     Without a readable page map: 0 if the first 8 bytes are zero, else the whole size.
     */
    public static long touched(MemorySegment memory) {
        ByteBuffer bytes = ByteBuffer.allocate(PAGES_READ * Long.BYTES);
        LongBuffer entries = bytes.order(ByteOrder.nativeOrder()).asLongBuffer();
        try (RandomAccessFile pagemap = new RandomAccessFile("/proc/self/pagemap", "r")) {
            pagemap.seek(memory.address() / PAGE * Long.BYTES);
            for (long at = 0; at < memory.byteSize(); at += (long) PAGES_READ * PAGE) {
                pagemap.readFully(bytes.array());
                for (int i = 0; i < PAGES_READ; i++) {
                    if ((entries.get(i) & TOUCHED) == 0) {
                        return Math.min(at + (long) i * PAGE, memory.byteSize());
                    }
                }
            }
        } catch (IOException untold) {
            return memory.get(JAVA_LONG, 0) == 0 ? 0 : memory.byteSize();
        }
        return memory.byteSize();
    }
}
