package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.internal.Scratch;

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
    final PinnedArrays pinned = new PinnedArrays();

    /** What stands for the outputs, most often one or two: apart, they are sooner found. */
    private final StandIn first = new StandIn();

    private final StandIn second = new StandIn();
    private StandIn[] others = {};

    /** The output that is brought, counted from 0; negative for what MPI reads. */
    private int number;

    /** A bit for each output that something stands for. */
    private int staged;

    private Staging owned;
    private boolean forRequest;
    private boolean forRepeats;

    /** Whether what is off-heap is noted here: a request that is not repeated holds it itself. */
    private boolean borrows;

    Stage(Scratch scratch) {
        this.scratch = scratch;
    }

    /** Keeps what follows for a request. */
    void keepForRequest() {
        forRequest = true;
    }

    /** Keeps what follows for a window or a file. */
    void keepForObject() {
        keepForRequest();
        borrows = true;
    }

    /** Keeps what follows for a request that is started again and again: nothing is pinned. */
    void keepForRepeats() {
        keepForObject();
        forRepeats = true;
    }

    /** Begins an output. */
    void begin(int output) {
        number = output;
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
        if (use != Use.READ || forRepeats) {
            StandIn elements = elements(array);
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
            return bringMemory(Buffers.segment(buf), (long) offset * unit, s, use);
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

    /** Off-heap memory is used where it is, and must not vanish. */
    MemorySegment bring(MemorySegment memory) {
        if (borrows) {
            owned = new Staging(owned).borrowed(memory);
        }
        return memory;
    }

    /** A segment over an array is staged like the array. */
    private MemorySegment bringMemory(MemorySegment segment, long offset, Selection s, Use use) {
        if (segment.isNative()) {
            bring(segment);
            return offset == 0 ? segment : segment.asSlice(offset);
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

    /** What begins at a byte of an array that MPI is to use where it is; null if it is copied. */
    private MemorySegment inPlace(Object array, long at, long bytes, Element element) {
        return forRequest ? pinned(array, at, bytes) : pinned.inPlace(array, at, bytes, element);
    }

    /** The same of one that is pinned for the length of the call, or of the request. */
    private MemorySegment pinned(Object array, long at, long bytes) {
        if (!forRequest) {
            return pinned.pinned(array, at, bytes);
        }
        if (forRepeats
                || !PinnedArrays.takes(array, bytes)
                || pinned.isOnce() && Staging.pins(owned, array)) {
            return null;
        }
        owned = new Staging(owned).pinned(array);
        return MemorySegment.ofAddress(owned.address() + at);
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
        if (!forRequest) {
            return scratch.take(bytes);
        }
        MemorySegment memory = ShortMemory.take(bytes);
        owned = new Staging(owned).owning(memory);
        return memory;
    }

    /** Memory where MPI writes the handle of an object when the request completes. */
    void later(Handle object) {
        owned.handle(object);
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
        if (use == Use.READ && !forRepeats) {
            return;
        }
        StandIn elements = elements(buf);
        elements.of(memory, element, first, length);
        if (use != Use.READ) {
            elements.output(isLoaded(s, use), s.pieces());
        }
    }

    /** A request has a note of its own, calls use theirs again. */
    private StandIn elements(Object buf) {
        if (forRequest) {
            return owned.of(buf);
        }
        staged |= 1 << number;
        return output(number);
    }

    /** Whether something stands for an output, counted from 0. */
    boolean isStaged(int number) {
        return (staged & 1 << number) != 0;
    }

    /** What stands for an output, counted from 0. */
    StandIn output(int number) {
        return number == 0 ? first : number == 1 ? second : other(number - 2);
    }

    private StandIn other(int number) {
        if (number == others.length) {
            others = Arrays.copyOf(others, number + 1);
            others[number] = new StandIn();
        }
        return others[number];
    }

    /** Leaves what is staged to a request. */
    Staging handOver() {
        Staging staged = owned;
        owned = null;
        return staged;
    }

    /** Lets go of everything that no request took over. */
    void clear() {
        staged = 0;
        pinned.end();
        if (forRequest) {
            letGo();
        }
    }

    private void letGo() {
        Staging.freeAll(owned);
        owned = null;
        forRequest = false;
        forRepeats = false;
        borrows = false;
    }
}
