package mpi.internal.strict.check;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.util.Arrays;
import mpi.internal.memory.NioBuffers;
import mpi.internal.staging.ByteRange;
import mpi.internal.strict.access.Area;
import mpi.internal.strict.call.ObservedCall;

/**
 * Bytes of the program's memory that an MPI call reads or writes. A checksum taken at the beginning
 * of the use tells at its end whether the program has changed them.
 */
public final class BufferUse {

    private final Object base;
    private final long low;
    private final long high;
    private final long[] blocks;
    private final boolean isWritten;
    private final MemorySegment memory;
    private ObservedCall by;
    private long sum;
    private volatile boolean isTold;

    private BufferUse(
            Object base,
            MemorySegment memory,
            long low,
            long high,
            long[] blocks,
            boolean isWritten) {
        this.base = base;
        this.memory = memory;
        this.low = low;
        this.high = high;
        this.blocks = blocks;
        this.isWritten = isWritten;
    }

    /**
     * Finds the bytes of a range in a buffer.
     *
     * @return the use; null for an empty range, and for a buffer without memory such as {@code
     *     MPI.IN_PLACE}.
     */
    public static BufferUse of(Object buffer, int offset, ByteRange range, boolean isWritten) {
        MemorySegment memory = NioBuffers.view(buffer);
        if (range.isEmpty() || memory == null && !(buffer instanceof boolean[])) {
            return null;
        }
        if (memory == null) {
            long high = offset + range.high();
            return new BufferUse(
                    buffer, null, offset + range.low(), high, range.typemapBlocks(), isWritten);
        }
        Object base = memory.isNative() ? null : memory.heapBase().orElse(buffer);
        long start = memory.address() + offset * unit(memory, buffer);
        long low = start + range.low();
        long high = start + range.high();
        return new BufferUse(base, memory, low, high, range.typemapBlocks(), isWritten);
    }

    private static long unit(MemorySegment memory, Object buffer) {
        if (buffer instanceof Buffer nio) {
            return NioBuffers.unit(nio);
        }
        int length = buffer.getClass().isArray() ? Array.getLength(buffer) : 0;
        return length == 0 ? 1 : memory.byteSize() / length;
    }

    /**
     * Splits the bytes into parts of equal length, as a partitioned send uses them. Returns an
     * empty array if there are gaps between the bytes.
     */
    BufferUse[] split(int parts) {
        if (blocks != null || parts <= 0) {
            return new BufferUse[0];
        }
        long length = (high - low) / parts;
        BufferUse[] all = new BufferUse[parts];
        for (int i = 0; i < parts; i++) {
            long begin = low + i * length;
            all[i] = new BufferUse(base, memory, begin, begin + length, null, isWritten);
        }
        return all;
    }

    /** Returns a use of the same bytes by a call that only reads them. */
    BufferUse asRead() {
        return new BufferUse(base, memory, low, high, blocks, false);
    }

    /** Returns true if MPI writes the bytes. */
    boolean isWritten() {
        return isWritten;
    }

    /** Returns the call that uses the bytes. */
    ObservedCall by() {
        return by;
    }

    /** Begins the use, and remembers a checksum of the bytes. */
    void begins(ObservedCall call) {
        by = call;
        sum = isChecked() ? checksum() : 0;
    }

    /** Returns true if the program has changed the bytes since the use began. */
    boolean isChanged() {
        return isChecked() && checksum() != sum;
    }

    /**
     * Returns true if a checksum tells whether the program has changed the bytes. It does not for
     * memory outside of the heap that MPI writes, since MPI itself changes the bytes there; a
     * received array gets its data only after the comparison. Arrays of booleans have no checksum,
     * since no memory segment can wrap them, and a use whose access was reported needs none.
     */
    private boolean isChecked() {
        return memory != null && (!isWritten || base != null) && !isTold;
    }

    /**
     * Records that an access of the program was reported, so that its effect is not reported again.
     */
    void setTold() {
        isTold = true;
    }

    /** Returns the array; null for memory outside of the heap. */
    Object base() {
        return base;
    }

    /** Returns the first byte, as {@link Area#low} counts it. */
    long low() {
        return low;
    }

    /** Returns the position after the last byte. */
    long high() {
        return high;
    }

    /**
     * Returns true if the program must not access these bytes before the use has ended. The program
     * may read bytes that MPI only reads, and may access the gaps between blocks.
     */
    boolean forbids(long from, long to, boolean isWrite) {
        boolean isHarmless = !isWritten && !isWrite;
        return !isHarmless && (blocks == null || isInBlock(from, to));
    }

    private boolean isInBlock(long from, long to) {
        for (int i = 0; i < blocks.length; i += 2) {
            if (low + blocks[i] < to && from < low + blocks[i] + blocks[i + 1]) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the bytes that lie in an area outside of the heap, counted from the area's first
     * byte: the begin of the first block, its end, the begin of the second block, and so on.
     */
    long[] within(Area area) {
        if (base != null || low >= area.high() || area.low() >= high) {
            return new long[0];
        }
        long[] all = blocks == null ? new long[] {0, high - low} : blocks;
        long[] found = new long[all.length];
        int count = 0;
        for (int i = 0; i < all.length; i += 2) {
            long from = Math.max(low + all[i], area.low());
            long to = Math.min(low + all[i] + all[i + 1], area.high());
            if (from < to) {
                found[count++] = from - area.low();
                found[count++] = to - area.low();
            }
        }
        return Arrays.copyOf(found, count);
    }

    private long checksum() {
        return Checksum.of(memory, low - memory.address(), high - low, blocks);
    }

    /** Returns true if two uses have a byte in common and at least one writes it. */
    boolean collides(BufferUse other) {
        boolean isHarmless = !isWritten && !other.isWritten;
        if (isHarmless || base != other.base || low >= other.high || other.low >= high) {
            return false;
        }
        return blocks == null && other.blocks == null || haveCommonByte(other);
    }

    /** Returns true if both uses are of the same bytes. */
    boolean isSame(BufferUse other) {
        return base == other.base
                && low == other.low
                && high == other.high
                && Arrays.equals(blocks, other.blocks);
    }

    /** Returns true if two blocks of this use have a byte in common. */
    boolean overlapsItself() {
        return blocks != null && Overlap.isAmongBlocks(blocks);
    }

    private boolean haveCommonByte(BufferUse other) {
        long[] mine = blocks == null ? new long[] {0, high - low} : blocks;
        long[] theirs =
                other.blocks == null ? new long[] {0, other.high - other.low} : other.blocks;
        int i = 0;
        int j = 0;
        while (i < mine.length && j < theirs.length) {
            long mineAt = low + mine[i];
            long theirsAt = other.low + theirs[j];
            if (mineAt < theirsAt + theirs[j + 1] && theirsAt < mineAt + mine[i + 1]) {
                return true;
            }
            if (mineAt + mine[i + 1] <= theirsAt + theirs[j + 1]) {
                i += 2;
            } else {
                j += 2;
            }
        }
        return false;
    }
}
