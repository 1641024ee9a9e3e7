package mpi;

import java.lang.foreign.MemorySegment;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.List;
import mpi.c.Mpi;

/** The rule that a call must not write where another of its buffers is. */
final class Overlap {

    /** The bytes of a buffer that a call uses, counted from the beginning of the buffer. */
    private record Part(Object buf, long low, long high, boolean isWritten) {

        /** Whether two parts have a byte in common. */
        boolean meets(Part other) {
            if (buf == other.buf) {
                return low < other.high && other.low < high;
            }
            MemorySegment memory = memory(buf);
            MemorySegment others = memory(other.buf);
            return memory != null
                    && others != null
                    && slice(memory).asOverlappingSlice(other.slice(others)).isPresent();
        }

        private MemorySegment slice(MemorySegment memory) {
            return memory.asSlice(low, high - low);
        }
    }

    private final List<Part> parts = new ArrayList<>(3);

    /** Whether two buffers that are not both arrays lie in one memory, at least in part. */
    static boolean isPossible(Object buf, Object other) {
        MemorySegment memory = memory(buf);
        MemorySegment others = memory(other);
        return memory != null && others != null && isPossible(memory, others);
    }

    /** The same of two segments. */
    static boolean isPossible(MemorySegment memory, MemorySegment others) {
        if (memory.isNative() && others.isNative()) {
            return memory.address() < others.address() + others.byteSize()
                    && others.address() < memory.address() + memory.byteSize();
        }
        return memory.asOverlappingSlice(others).isPresent();
    }

    /**
     * What a buffer lies in; null of what is no buffer, and of arrays of which there is no view.
     */
    static MemorySegment memory(Object buf) {
        return switch (buf) {
            case MemorySegment segment -> segment;
            case Buffer buffer -> Buffers.segment(buffer);
            case byte[] array -> MemorySegment.ofArray(array);
            case char[] array -> MemorySegment.ofArray(array);
            case short[] array -> MemorySegment.ofArray(array);
            case int[] array -> MemorySegment.ofArray(array);
            case long[] array -> MemorySegment.ofArray(array);
            case float[] array -> MemorySegment.ofArray(array);
            case double[] array -> MemorySegment.ofArray(array);
            case null, default -> null;
        };
    }

    /**
     * Throws if a buffer overlaps one before it and one of them is written. Where a datatype has
     * gaps two buffers may be woven into each other: those are left to MPI. A result may replace
     * its operands in an array, in calls that say so: what is staged is apart anyway.
     */
    void check(String call, Object buf, int offset, Selection s, boolean out, boolean mayReplace) {
        if (s.hasGaps()) {
            return;
        }
        int unit = s.element() == null ? 1 : s.element().bytes();
        long begin = (long) offset * unit;
        Part part = new Part(buf, begin + s.low(), begin + s.high(), out);
        for (Part before : parts) {
            boolean replaced = mayReplace && isSame(before, part);
            if ((out || before.isWritten) && part.meets(before) && !replaced) {
                throw refused(call, before, part, unit);
            }
        }
        parts.add(part);
    }

    private static boolean isSame(Part before, Part part) {
        return part.buf == before.buf
                && part.low == before.low
                && part.high == before.high
                && part.buf.getClass().isArray();
    }

    private static MPIException refused(String call, Part before, Part part, int unit) {
        String place = part.buf.getClass().isArray() ? "array" : "memory";
        String what =
                "two buffers overlap in one %s, elements %d to %d and %d to %d"
                        .formatted(
                                place,
                                before.low / unit,
                                before.high / unit - 1,
                                part.low / unit,
                                part.high / unit - 1);
        return MPIException.of(
                call, Mpi.MPI_ERR_BUFFER, what + "; MPI.IN_PLACE stands for one of them");
    }

    void forget() {
        parts.clear();
    }
}
