package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.Scratch;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.memory.CallPins;
import mpi.internal.memory.Element;
import mpi.internal.memory.NioBuffers;
import mpi.internal.memory.OutputBuffers;

/**
 * Where the arrays of a call stand while MPI uses them: short ones are copied to off-heap memory,
 * which the call gives back, or which a request takes over until it is complete; long ones are
 * pinned for as long, and those that come often from call to call. Off-heap buffers stay where they
 * are.
 */
final class Stage {

    /** What MPI does with a buffer. */
    enum Use {
        READ,
        /** Wholly or in part: what it leaves alone stays as it was. */
        WRITE,
        /** From the beginning on, as far as a status will tell. */
        RECEIVE
    }

    private final Scratch scratch;
    final CallPins pinned = new CallPins();

    final Keeping kept = new Keeping();
    final OutputBuffers outputs = new OutputBuffers();

    Stage(Scratch scratch) {
        this.scratch = scratch;
    }

    /** What MPI is to be given for elements of an array that are known to be there. */
    MemorySegment bring(Object array, int first, int length, Element element, Use use) {
        long bytes = (long) length * element.bytes();
        MemorySegment inPlace = inPlace(array, (long) first * element.bytes(), bytes, element);
        if (inPlace != null) {
            return inPlace;
        }
        MemorySegment memory = lend(bytes);
        boolean isLoaded = use != Use.RECEIVE || bytes > Integer.MAX_VALUE;
        if (isLoaded) {
            element.load(array, first, memory, 0, length);
        }
        if (use != Use.READ || kept.repeats()) {
            BounceBuffer elements = elements(array);
            elements.of(memory, element, first, length);
            if (use != Use.READ) {
                elements.output(isLoaded, null);
            }
        }
        return memory;
    }

    /** What MPI is to be given for a selection of a program's buffer. */
    MemorySegment bring(Object buf, int offset, Selection s, Use use) {
        Element element = s.element();
        if (element == null || buf.getClass() != element.array()) {
            int unit = element == null ? 1 : element.bytes();
            return bringMemory(NioBuffers.segment(buf), (long) offset * unit, s, use);
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
        return back(memory, s.low());
    }

    /** A segment over an array is staged like the array. */
    private MemorySegment bringMemory(MemorySegment segment, long offset, Selection s, Use use) {
        if (segment.isNative()) {
            kept.borrow(segment);
            return offset == 0 ? segment : from(segment, offset);
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
        return back(memory, s.low());
    }

    /** The selection is inside the segment; where it is counted from need not be. */
    private static MemorySegment from(MemorySegment segment, long offset) {
        return offset <= segment.byteSize()
                ? segment.asSlice(offset)
                : MemorySegment.ofAddress(segment.address() + offset);
    }

    /** What begins at a byte of an array that MPI is to use where it is; null if it is copied. */
    private MemorySegment inPlace(Object array, long at, long bytes, Element element) {
        return kept.isOn()
                ? kept.pinned(array, at, bytes, pinned.isOnce())
                : pinned.inPlace(array, at, bytes, element);
    }

    /** The same of one that is pinned for the length of the call, or of the request. */
    private MemorySegment pinned(Object array, long at, long bytes) {
        return kept.isOn()
                ? kept.pinned(array, at, bytes, pinned.isOnce())
                : pinned.pinned(array, at, bytes);
    }

    /** Of a message of basic elements only those that have come are brought back. */
    private boolean isLoaded(Selection s, Use use) {
        return use != Use.RECEIVE || !s.isPlain() || s.high() > Integer.MAX_VALUE;
    }

    /** Where the buffer would begin whose lowest selected byte is here. */
    private static MemorySegment back(MemorySegment memory, long low) {
        return low == 0 ? memory : MemorySegment.ofAddress(memory.address() - low);
    }

    /** Memory that MPI may use until the call, or the request, is complete. */
    MemorySegment lend(long bytes) {
        return kept.isOn() ? kept.take(bytes) : scratch.take(bytes);
    }

    /** Notes how to bring elements back. */
    private void note(
            Object buf,
            MemorySegment memory,
            Element element,
            long first,
            long length,
            Selection s,
            Use use) {
        if (use == Use.READ && !kept.repeats()) {
            return;
        }
        BounceBuffer elements = elements(buf);
        elements.of(memory, element, first, length);
        if (use != Use.READ) {
            elements.output(isLoaded(s, use), s.pieces());
        }
    }

    /** A request has a note of its own, calls use theirs again. */
    private BounceBuffer elements(Object buf) {
        return kept.isOn() ? kept.of(buf) : outputs.staged();
    }

    /** Lets go of everything that no request took over. */
    void clear() {
        outputs.clear();
        pinned.end();
        if (kept.isOn()) {
            kept.end();
        }
    }
}
