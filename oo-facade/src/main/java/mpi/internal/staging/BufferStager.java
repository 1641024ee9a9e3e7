package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import mpi.internal.memory.BooleanArray;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.memory.CallPins;
import mpi.internal.memory.Element;
import mpi.internal.memory.NioBuffers;
import mpi.internal.memory.OutputBuffers;
import mpi.internal.records.RecordArrays;
import mpi.internal.system.Scratch;

/**
 * Makes the buffers of a call accessible to MPI, in one of four ways. Short arrays are copied to
 * bounce buffers until the call, or the request that it begins, is complete; long arrays are pinned
 * until then. Arrays that are used often stay pinned between calls, in {@link
 * mpi.internal.memory.PinCache}. Off-heap buffers are used in place.
 */
public final class BufferStager {

    /** Kinds of access that MPI has to a buffer. */
    public enum Use {
        READ,
        /** MPI writes all or part of the buffer; the other elements must keep their values. */
        WRITE,
        /** MPI writes the first elements of the buffer; the status says how many. */
        RECEIVE
    }

    private final Scratch scratch;
    public final CallPins pinned = new CallPins();

    public final RetainedBuffers kept = new RetainedBuffers();
    public final OutputBuffers outputs = new OutputBuffers();

    /** True if MPI uses the buffers after the call, too. */
    private boolean retains;

    public BufferStager(Scratch scratch) {
        this.scratch = scratch;
    }

    /** Retains the next buffers after the call, as {@link RetainedBuffers#begin} explains. */
    public void retain(boolean alsoBorrows, boolean isRepeated) {
        retains = true;
        kept.begin(alsoBorrows, isRepeated);
    }

    /** Keeps off-heap memory of the program alive if MPI uses it after the call. */
    public void borrow(MemorySegment memory) {
        if (retains) {
            kept.borrow(memory);
        }
    }

    /**
     * Makes elements of an array accessible to MPI, and returns their address for MPI. The caller
     * has checked their range. {@code isMissed} is true if the pin cache is known not to have the
     * array.
     */
    public MemorySegment bring(
            Object array, int first, int length, Element element, Use use, boolean isMissed) {
        long bytes = (long) length * element.bytes();
        long at = (long) first * element.bytes();
        MemorySegment inPlace =
                isMissed
                        ? pinned.uncached(array, at, bytes, element)
                        : inPlace(array, at, bytes, element);
        if (inPlace != null) {
            return inPlace;
        }
        MemorySegment memory = lend(bytes);
        boolean isLoaded = use != Use.RECEIVE || bytes > Integer.MAX_VALUE;
        if (isLoaded) {
            element.load(array, first, memory, 0, length);
        }
        if (use != Use.READ || retains && kept.repeats()) {
            BounceBuffer elements = elements(array);
            elements.of(memory, element, first, length);
            if (use != Use.READ) {
                elements.output(isLoaded, null);
            }
        }
        return memory;
    }

    /** Makes a range of a buffer accessible to MPI, and returns the address for MPI. */
    public MemorySegment bring(Object buf, int offset, ByteRange s, Use use) {
        Element element = s.element();
        if (element == null || buf.getClass() != element.array()) {
            int unit = element == null ? 1 : element.bytes();
            long at = (long) offset * unit;
            return switch (buf) {
                case BooleanArray booleans -> bringBooleans(booleans, at + s.low(), s, use);
                case Record[] records -> bringRecords(records, at, s, use);
                default -> bringMemory(NioBuffers.segment(buf), at, s, use);
            };
        }
        long bytes = s.high() - s.low();
        MemorySegment inPlace = inPlace(buf, (long) offset * element.bytes(), bytes, element);
        if (inPlace != null) {
            return inPlace;
        }
        int first = Math.toIntExact(offset + element.index(s.low()));
        int length = Math.toIntExact(element.index(bytes));
        MemorySegment memory = lend(bytes);
        if (isLoaded(s, use)) {
            element.load(buf, first, memory, 0, length);
        }
        note(buf, memory, element, first, length, s, use);
        return NioBuffers.from(memory, -s.low());
    }

    /**
     * Makes a segment accessible. Off-heap memory is used in place; a segment over an array is
     * treated like the array.
     */
    private MemorySegment bringMemory(MemorySegment segment, long offset, ByteRange s, Use use) {
        if (segment.isNative()) {
            borrow(segment);
            return NioBuffers.from(segment, offset);
        }
        long bytes = s.high() - s.low();
        Object array = segment.heapBase().orElse(null);
        MemorySegment pinned =
                array == null ? null : pinned(array, segment.address() + offset, bytes);
        if (pinned != null) {
            return pinned;
        }
        long first = offset + s.low();
        MemorySegment memory = lend(bytes);
        if (isLoaded(s, use)) {
            MemorySegment.copy(segment, first, memory, 0, bytes);
        }
        note(segment, memory, Element.BYTE, first, bytes, s, use);
        return NioBuffers.from(memory, -s.low());
    }

    /** Makes an array of booleans accessible to MPI, as a copy with one byte per boolean. */
    private MemorySegment bringBooleans(BooleanArray booleans, long first, ByteRange s, Use use) {
        long bytes = s.high() - s.low();
        MemorySegment memory = lend(bytes);
        if (isLoaded(s, use)) {
            booleans.load(first, memory, 0, bytes);
        }
        note(booleans, memory, Element.BYTE, first, bytes, s, use);
        return NioBuffers.from(memory, -s.low());
    }

    /**
     * Makes records accessible as a copy. If only a part of a record is selected, the whole record
     * is copied.
     */
    private MemorySegment bringRecords(Record[] records, long offset, ByteRange s, Use use) {
        long extent = RecordArrays.extent(records);
        int first = (int) Math.floorDiv(offset + s.low(), extent);
        int number = (int) Math.ceilDiv(offset + s.high(), extent) - first;
        MemorySegment memory = lend(number * extent);
        RecordArrays.load(records, first, number, memory, use == Use.READ);
        if (use != Use.READ || retains && kept.repeats()) {
            BounceBuffer copies = elements(records);
            copies.of(memory, Element.BYTE, first * extent, number * extent);
            if (use != Use.READ) {
                copies.output(true, null);
            }
        }
        return NioBuffers.from(memory, offset - first * extent);
    }

    /**
     * Pins an array or finds it in the pin cache, and returns the address of its byte {@code at};
     * null if it must be copied instead.
     */
    private MemorySegment inPlace(Object array, long at, long bytes, Element element) {
        return retains
                ? retained(array, at, bytes, element)
                : pinned.inPlace(array, at, bytes, element);
    }

    /** Pins an array until the request completes; returns null if it must be copied. */
    private MemorySegment retained(Object array, long at, long bytes) {
        return pinned.isSharedOnce(array) ? null : kept.pinned(array, at, bytes, pinned.isOnce());
    }

    private MemorySegment retained(Object array, long at, long bytes, Element element) {
        MemorySegment cached = kept.cached(pinned, array, at);
        if (cached != null) {
            return cached;
        }
        MemorySegment found = retained(array, at, bytes);
        if (found == null) {
            pinned.missed(array, element);
        }
        return found;
    }

    /**
     * Pins an array until the call, or its request, completes; returns null if the array must be
     * copied instead.
     */
    private MemorySegment pinned(Object array, long at, long bytes) {
        return retains ? retained(array, at, bytes) : pinned.pinned(array, at, bytes);
    }

    /**
     * Returns true if the buffer must be copied to its bounce buffer first. A receive of contiguous
     * basic elements does not need that copy, since only the elements that arrive are copied back.
     */
    private boolean isLoaded(ByteRange s, Use use) {
        return use != Use.RECEIVE || !s.isPlain() || s.high() > Integer.MAX_VALUE;
    }

    /** Allocates memory that MPI may use until the call, or its request, is complete. */
    public MemorySegment lend(long bytes) {
        return retains ? kept.take(bytes) : scratch.take(bytes);
    }

    /** Records how to copy a bounce buffer back to the program's buffer. */
    private void note(
            Object buf,
            MemorySegment memory,
            Element element,
            long first,
            long length,
            ByteRange s,
            Use use) {
        if (use == Use.READ && !(retains && kept.repeats())) {
            return;
        }
        BounceBuffer elements = elements(buf);
        elements.of(memory, element, first, length);
        if (use != Use.READ) {
            elements.output(isLoaded(s, use), s.typemapBlocks());
        }
    }

    /** Returns the object that copies between a bounce buffer and {@code buf}. */
    private BounceBuffer elements(Object buf) {
        return retains ? kept.of(buf) : outputs.staged();
    }

    /** Releases all buffers that no request took over. */
    public void clear() {
        pinned.end();
        if (retains) {
            retains = false;
            kept.end();
        }
    }
}
