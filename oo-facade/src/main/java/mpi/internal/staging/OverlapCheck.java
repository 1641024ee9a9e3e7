package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.memory.NioBuffers;

/** Checks that no output of a call overlaps another buffer of the call. */
public final class OverlapCheck {

    /**
     * Record of the bytes of a buffer that a call uses, relative to the start of the array or
     * segment.
     */
    private record Part(Object buf, long low, long high, boolean isWritten) {

        /** Returns true if this part and {@code other} have a byte in common. */
        boolean meets(Part other) {
            if (buf == other.buf) {
                return low < other.high && other.low < high;
            }
            MemorySegment memory = NioBuffers.view(buf);
            MemorySegment others = NioBuffers.view(other.buf);
            return memory != null
                    && others != null
                    && slice(memory).asOverlappingSlice(other.slice(others)).isPresent();
        }

        private MemorySegment slice(MemorySegment memory) {
            return memory.asSlice(low, high - low);
        }
    }

    private final List<Part> parts = new ArrayList<>(3);
    private boolean takesInPlace;

    /**
     * Returns true if two buffers of a call may share memory. Two different arrays never do; that
     * is tested first.
     */
    public static boolean isNeeded(Object buf, Object other) {
        return buf == other || !(isArray(buf) && isArray(other)) && isPossible(buf, other);
    }

    /** Returns true if {@code buf} is an array, of primitives or of objects. */
    public static boolean isArray(Object buf) {
        return buf != null && buf.getClass().isArray();
    }

    /** Returns true if two segments of a call overlap. */
    public static boolean isNeeded(MemorySegment memory, MemorySegment others) {
        return memory != null && others != null && isPossible(memory, others);
    }

    private static boolean isPossible(Object buf, Object other) {
        MemorySegment memory = NioBuffers.view(buf);
        MemorySegment others = NioBuffers.view(other);
        return memory != null && others != null && isPossible(memory, others);
    }

    private static boolean isPossible(MemorySegment memory, MemorySegment others) {
        if (memory.isNative() && others.isNative()) {
            return memory.address() < others.address() + others.byteSize()
                    && others.address() < memory.address() + memory.byteSize();
        }
        return memory.asOverlappingSlice(others).isPresent();
    }

    /**
     * Throws if a buffer overlaps an earlier buffer of the call, and MPI writes one of the two.
     * Ranges with gaps are not checked, since the data of one range may lie in the gaps of the
     * other. If {@code replaces} is true, a result may be in exactly the same elements of an array
     * as its operands, since one of the two buffers is then copied.
     */
    public void check(
            String call, Object buf, int offset, ByteRange s, boolean out, boolean replaces) {
        if (s.hasGaps()) {
            return;
        }
        int unit = s.element() == null ? 1 : s.element().bytes();
        long begin = (long) offset * unit;
        Part part = new Part(buf, begin + s.low(), begin + s.high(), out);
        for (Part before : parts) {
            boolean overlaps = (out || before.isWritten) && part.meets(before);
            if (overlaps && !(replaces && isSame(before, part))) {
                throw refused(call, before, part, unit);
            }
        }
        parts.add(part);
    }

    /**
     * Tests whether two parts are the same elements of one array, which may be given as the array
     * itself or as a segment or buffer over it.
     */
    private static boolean isSame(Part before, Part part) {
        if (part.buf == before.buf && part.buf.getClass().isArray()) {
            return part.low == before.low && part.high == before.high;
        }
        MemorySegment memory = part.slice(NioBuffers.view(part.buf));
        MemorySegment others = before.slice(NioBuffers.view(before.buf));
        return !memory.isNative()
                && memory.byteSize() == others.byteSize()
                && memory.asOverlappingSlice(others)
                        .filter(common -> common.byteSize() == memory.byteSize())
                        .isPresent();
    }

    private MPIException refused(String call, Part before, Part part, int unit) {
        String place = part.buf.getClass().isArray() ? "array" : "memory";
        String what =
                "two buffers overlap in one %s, elements %d to %d and %d to %d"
                        .formatted(
                                place,
                                before.low / unit,
                                before.high / unit - 1,
                                part.low / unit,
                                part.high / unit - 1);
        String mend =
                takesInPlace
                        ? "; pass MPI.IN_PLACE instead of one of them"
                        : "; give each buffer elements of its own";
        return MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + mend);
    }

    /** Records whether the call takes {@code MPI.IN_PLACE} instead of one of its buffers. */
    public void takesInPlace(boolean isTaken) {
        takesInPlace = isTaken;
    }

    public void forget() {
        parts.clear();
    }
}
