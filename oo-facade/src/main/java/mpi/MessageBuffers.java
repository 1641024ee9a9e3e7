package mpi;

import java.lang.foreign.MemorySegment;
import mpi.Stage.Use;
import mpi.c.Mpi;
import mpi.internal.Checks;

/**
 * The message buffers of a call in progress: what of them MPI may touch, and where it finds that.
 */
abstract class MessageBuffers extends Statuses {

    final Stage stage = new Stage(scratch);
    final Selection selection = new Selection();
    private final Overlap overlap = new Overlap();
    private boolean hasSeveral;

    /** What is told of the call; null where nobody wants to know. */
    CallTrace trace;

    /** A buffer that MPI reads. */
    final MemorySegment in(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.READ);
    }

    /** A buffer that MPI writes, wholly or in part: what it leaves alone stays as it was. */
    final MemorySegment out(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.WRITE);
    }

    /** A buffer that MPI fills from the beginning on: a status will tell how far. */
    final MemorySegment receive(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.RECEIVE);
    }

    /** A buffer that MPI reads and writes. */
    final MemorySegment inout(Object buf, int offset, long count, Datatype type) {
        return out(buf, offset, count, type);
    }

    final MemorySegment in(MemorySegment buf, long count, Datatype type) {
        return bring(buf, count, type, Use.READ);
    }

    final MemorySegment out(MemorySegment buf, long count, Datatype type) {
        return bring(buf, count, type, Use.WRITE);
    }

    final MemorySegment receive(MemorySegment buf, long count, Datatype type) {
        return bring(buf, count, type, Use.RECEIVE);
    }

    final MemorySegment inout(MemorySegment buf, long count, Datatype type) {
        return out(buf, count, type);
    }

    /** A place for no elements: MPI may refuse null where it knows of a count but no neighbours. */
    final MemorySegment nothing() {
        return cell();
    }

    private MemorySegment bring(MemorySegment buf, long count, Datatype type, Use use) {
        boolean isPlain = !hasSeveral && type != null && type.hasItems(buf, count);
        if (isPlain && (use == Use.READ || !buf.isReadOnly())) {
            stage.begin(use);
            return stage.bring(buf);
        }
        return bring(buf, 0, count, type, use);
    }

    final MemorySegment bring(Object buf, int offset, long count, Datatype type, Use use) {
        stage.begin(use);
        if (!hasSeveral && type != null && type.hasItems(buf, offset, count)) {
            return stage.bring(buf, offset, (int) count, type.element(), use);
        }
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (count == 0) {
            return nothing();
        }
        if (Checks.ENABLED) {
            BufferChecks.given(call, buf, offset, count, type);
        }
        selection.of(type, count);
        return selection.isEmpty() ? nothing() : place(buf, offset, type, use);
    }

    /** Where MPI finds what is selected of a buffer. */
    final MemorySegment place(Object buf, int offset, Datatype type, Use use) {
        if (Checks.ENABLED) {
            boolean out = use != Use.READ;
            BufferChecks.check(call, buf, offset, selection, type, out);
            if (hasSeveral) {
                overlap.check(call, buf, offset, selection, out);
            }
        }
        return stage.bring(buf, offset, selection, use);
    }

    /** Two buffers of one call, which must lie apart: looked at if they are in the same object. */
    final void mustBeApart(Object buf, Object other) {
        if (buf == other) {
            hasSeveral = true;
        }
    }

    /** Brings an output back that MPI wrote, the first or second of the call. */
    final void back(int number, Object buf) {
        StandIn elements = stage.output(number);
        if (elements.isOutput()) {
            elements.store(buf);
        }
    }

    /** Brings a message back, of which the status tells how long it is. */
    final void back(int number, Object buf, MemorySegment statusAt) {
        if (trace != null) {
            trace.arrived(statusAt);
        }
        StandIn elements = stage.output(number);
        if (!elements.isOutput()) {
            return;
        }
        if (elements.isEmpty()) {
            elements.store(buf, StatusCount.bytes(statusAt));
        } else {
            elements.store(buf);
        }
    }

    /** A reduction may put its result where its operands were, as old programs do. */
    final void mayReplace() {
        overlap.allowReplacing();
        stage.pinned.beginOnce();
    }

    static boolean isInPlace(Object buf) {
        // To ask an array whether it is a segment takes longer than to ask whether it is an array.
        if (buf != null && buf.getClass().isArray()) {
            return false;
        }
        return buf == MPI.IN_PLACE
                || buf instanceof MemorySegment segment
                        && segment.address() == Mpi.MPI_IN_PLACE.address()
                        && segment.byteSize() == 0
                        && segment.isNative();
    }

    /** How much a buffer holds: all, if it stands in for the buffer that MPI reads, else a part. */
    final long inPlaceOf(Object buf, long whole, long part) {
        return isInPlace(buf) ? whole : part;
    }

    /** A buffer of packed bytes: the whole of a byte array or a segment, with items at a place. */
    final MemorySegment packed(Object buf, boolean out, long position, long count, Datatype type) {
        if (Checks.ENABLED) {
            BufferChecks.packed(call, bytes(buf), position, count, type);
        }
        return out ? out(buf, 0, bytes(buf), MPI.BYTE) : in(buf, 0, bytes(buf), MPI.BYTE);
    }

    @Override
    final MemorySegment room(long bytes) {
        return stage.lend(bytes);
    }

    /** Checks that a buffer was brought, where MPI knows no {@code MPI_IN_PLACE}. */
    final void notInPlace(String name, MemorySegment brought) {
        if (Checks.ENABLED && brought == Mpi.MPI_IN_PLACE) {
            String rule = " is MPI.IN_PLACE, which only a collective call with two buffers takes";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, name + rule);
        }
    }

    @Override
    final void reset() {
        if (hasSeveral) {
            hasSeveral = false;
            overlap.forget();
        }
        super.reset();
    }
}
