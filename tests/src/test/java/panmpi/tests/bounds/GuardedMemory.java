package panmpi.tests.bounds;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Memory filled with a pattern, in part of which a buffer lies; a change of the pattern shows a
 * wrong access.
 */
final class GuardedMemory {
    /** Bytes of native guarded memory; an inaccessible page follows them. */
    static final int BYTES = 16 << 10;

    private static final int PAGE = 4096;
    private static final MemorySegment PATTERN = pattern();

    private final MemorySegment memory;

    /** Fills writable memory of any kind with the pattern. */
    GuardedMemory(MemorySegment memory) {
        this.memory = memory;
        fill();
    }

    private static MemorySegment pattern() {
        byte[] bytes = new byte[64 << 10];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (1 + i * 7 % 251);
        }
        return MemorySegment.ofArray(bytes);
    }

    /** Allocates native memory between two pages that end the process when they are accessed. */
    @SuppressWarnings("restricted")
    static MemorySegment fenced() {
        var linker = Linker.nativeLinker();
        var mmap =
                linker.downcallHandle(
                        linker.defaultLookup().findOrThrow("mmap"),
                        FunctionDescriptor.of(
                                ADDRESS, ADDRESS, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT,
                                JAVA_LONG));
        var mprotect =
                linker.downcallHandle(
                        linker.defaultLookup().findOrThrow("mprotect"),
                        FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT));
        try {
            int privateAndAnonymous = 0x22;
            var all =
                    (MemorySegment)
                            mmap.invokeExact(
                                    MemorySegment.NULL,
                                    BYTES + 2L * PAGE,
                                    0,
                                    privateAndAnonymous,
                                    -1,
                                    0L);
            var inside = MemorySegment.ofAddress(all.address() + PAGE).reinterpret(BYTES);
            int readAndWrite = 3;
            if ((int) mprotect.invokeExact(inside, (long) BYTES, readAndWrite) != 0) {
                throw new AssertionError("no memory");
            }
            return inside;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    MemorySegment memory() {
        return memory;
    }

    private void fill() {
        MemorySegment.copy(PATTERN, 0, memory, 0, memory.byteSize());
    }

    /** Restores bytes that a call was allowed to write. */
    void restore(long at, long length) {
        MemorySegment.copy(PATTERN, at, memory, at, length);
    }

    /** Returns the first byte that has changed, or a negative number; restores all bytes. */
    long firstChange() {
        long change = memory.mismatch(PATTERN.asSlice(0, memory.byteSize()));
        if (change >= 0) {
            long restored = change;
            fill();
            return restored;
        }
        return change;
    }

    /** Returns the byte at an index. */
    byte at(long index) {
        return memory.get(ValueLayout.JAVA_BYTE, index);
    }
}
