package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.internal.NativeMemory;
import mpi.internal.Scratch;

/**
 * Where the arrays of a call stand while MPI uses them: short ones are copied to off-heap memory,
 * which the call gives back, or which a request takes over until it is complete; long ones of a
 * blocking call are pinned. Off-heap buffers stay where they are.
 */
final class Stage {

    private final Scratch scratch;
    private final PinnedArrays pinned = new PinnedArrays();
    private Staging[] outputs = {new Staging(), new Staging()};
    private int outputCount;
    private Staging owned;
    private boolean forRequest;

    Stage(Scratch scratch) {
        this.scratch = scratch;
    }

    /** Keeps what follows for a request. */
    void keepForRequest() {
        forRequest = true;
    }

    /** What MPI is to be given for a selection of a program's buffer. */
    MemorySegment bring(Object buf, int offset, Selection s, boolean output) {
        Element element = s.element();
        if (element == null || buf.getClass() != element.array()) {
            int unit = element == null ? 1 : element.bytes();
            return bringMemory(Buffers.segment(buf), (long) offset * unit, s, output);
        }
        if (!forRequest && pinned.takes(buf, s.high() - s.low())) {
            return pinned.pin(buf, (long) offset * element.bytes());
        }
        int first = Math.toIntExact(offset + element.index(s.low()));
        int length = Math.toIntExact(element.index(s.high() - s.low()));
        MemorySegment memory = lend(s.high() - s.low());
        element.load(buf, first, memory, 0, length);
        if (output || forRequest) {
            note(output, s).array(memory, buf, element, first, length);
        }
        return back(memory, s.low());
    }

    /** A segment over an array is staged like the array. */
    private MemorySegment bringMemory(
            MemorySegment segment, long offset, Selection s, boolean output) {
        if (segment.isNative()) {
            if (forRequest) {
                owned = new Staging(owned).borrowed(segment);
            }
            return offset == 0 ? segment : segment.asSlice(offset);
        }
        long bytes = s.high() - s.low();
        Object array = forRequest ? null : segment.heapBase().orElse(null);
        if (array != null && pinned.takes(array, bytes)) {
            return pinned.pin(array, segment.address() + offset);
        }
        long first = offset + s.low();
        MemorySegment memory = lend(bytes);
        MemorySegment.copy(segment, first, memory, 0, bytes);
        if (output || forRequest) {
            note(output, s).segment(memory, segment, first, bytes);
        }
        return back(memory, s.low());
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
        MemorySegment memory = NativeMemory.allocate(bytes);
        owned = new Staging(owned).owning(memory);
        return memory;
    }

    /** Memory where MPI writes the handle of an object when the request completes. */
    void later(Handle object) {
        owned.handle(object);
    }

    /** What brings the memory lent last back; a request has its own, calls use theirs again. */
    private Staging note(boolean output, Selection s) {
        Staging staging = forRequest ? owned : nextOutput();
        if (output) {
            staging.output(s.pieces());
        }
        return staging;
    }

    private Staging nextOutput() {
        if (outputCount == outputs.length) {
            outputs = Arrays.copyOf(outputs, outputCount + 1);
            outputs[outputCount] = new Staging();
        }
        return outputs[outputCount++];
    }

    /** Brings back what MPI wrote; a request does that for itself. */
    void copyBack() {
        for (int i = 0; i < outputCount; i++) {
            outputs[i].copyBack();
        }
    }

    /** Leaves what is staged to a request. */
    Staging handOver() {
        Staging staged = owned;
        owned = null;
        return staged;
    }

    /** Lets go of everything that no request took over. */
    void clear() {
        for (int i = 0; i < outputCount; i++) {
            outputs[i].forget();
        }
        outputCount = 0;
        pinned.release();
        if (forRequest) {
            Staging.freeAll(owned);
            owned = null;
            forRequest = false;
        }
    }
}
