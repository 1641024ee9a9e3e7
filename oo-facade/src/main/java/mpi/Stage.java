package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Objects;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.NativeMemory;
import mpi.internal.Scratch;

/**
 * Where the arrays of a call stand while MPI uses them: copies in off-heap memory, which the call
 * gives back, or which a request takes over until it is complete. Off-heap buffers stay where they
 * are.
 */
final class Stage {

    private final Scratch scratch;
    private final Staging[] outputs = {new Staging(), new Staging(), new Staging()};
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
    MemorySegment bring(
            String call, Object buf, int offset, long count, Datatype type, boolean output) {
        if (buf == MPI.IN_PLACE) {
            return Mpi.MPI_IN_PLACE;
        }
        if (count == 0) {
            return MemorySegment.NULL;
        }
        if (Checks.ENABLED) {
            BufferChecks.check(call, buf, offset, count, type, output);
        }
        Element element = type.element();
        if (buf.getClass() != element.array()) {
            return bringMemory(
                    Buffers.segment(buf), offset, count * type.extent(), element, output);
        }
        int length = Math.toIntExact(count * type.extent());
        MemorySegment memory = lend((long) length * element.bytes());
        element.load(buf, offset, memory, length);
        if (output) {
            output().array(memory, buf, element, offset, length);
        }
        return memory;
    }

    /** A segment over an array is staged like the array. */
    private MemorySegment bringMemory(
            MemorySegment segment, long offset, long length, Element element, boolean output) {
        long first = offset * element.bytes();
        long bytes = length * element.bytes();
        Objects.checkFromIndexSize(first, bytes, segment.byteSize());
        if (segment.isNative()) {
            if (forRequest) {
                owned = new Staging(owned).borrowed(segment);
            }
            return first == 0 ? segment : segment.asSlice(first);
        }
        MemorySegment memory = lend(bytes);
        MemorySegment.copy(segment, first, memory, 0, bytes);
        if (output) {
            output().segment(memory, segment, first, bytes);
        }
        return memory;
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

    /** What brings the memory lent last back; a request has its own, calls use theirs again. */
    private Staging output() {
        return forRequest ? owned : outputs[outputCount++];
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
        if (forRequest) {
            Staging.freeAll(owned);
            owned = null;
            forRequest = false;
        }
    }
}
