package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import mpi.internal.Checks;
import mpi.internal.memory.Element;
import mpi.internal.memory.PinCache;
import mpi.internal.records.RecordArrays;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.BufferStager.Use;
import mpi.internal.staging.ByteRange;
import mpi.internal.staging.InPlace;
import mpi.internal.staging.TypeShape;
import mpi.internal.staging.Unread;

/**
 * Makes the buffers of a call in progress accessible to MPI. Most buffers are off-heap memory, or
 * arrays in the pin cache, which stay pinned between calls. MPI uses these in place, and the call
 * allocates and records nothing for them. The flag {@code holds} then stays false, and {@link #end}
 * does nothing but test it. Even one more branch on this path would take measurable time.
 */
public abstract class CallBuffers extends CallStaging {

    /**
     * Range of bytes in the latest buffer that has several blocks or has failed the quick test
     * {@link TypeShape#hasItems}.
     */
    protected final ByteRange range = new ByteRange();

    protected CallBuffers(CallStack stack) {
        super(stack);
    }

    /**
     * Makes {@code count} items of a datatype in a segment accessible to MPI, and returns the
     * address for MPI.
     */
    protected final MemorySegment bring(MemorySegment buf, long count, TypeShape type, Use use) {
        boolean isPlain = !hasSeveral && type != null && type.hasItems(buf, count);
        if (isPlain && (use == Use.READ || !buf.isReadOnly())) {
            begin(use);
            if (holds) {
                stage.borrow(buf);
            }
            return buf;
        }
        return bring(buf, 0, count, type, use);
    }

    /**
     * Makes {@code count} items of a datatype accessible to MPI, from element {@code offset} of a
     * buffer on, and returns the address for MPI.
     */
    protected final MemorySegment bring(
            Object buf, int offset, long count, TypeShape type, Use use) {
        begin(use);
        boolean isPlain = !hasSeveral && type != null && type.hasItems(buf, offset, count);
        boolean mayBeCached = isPlain && !holds && isOutermostOfFirst();
        if (mayBeCached) {
            MemorySegment cached = PinCache.cached(buf);
            if (cached != null) {
                return at(cached, offset, type.element());
            }
        }
        beginStaged();
        return isPlain
                ? stage.bring(buf, offset, (int) count, type.element(), use, mayBeCached)
                : bringRange(buf, offset, count, type, use);
    }

    /** Returns the address of an element of an array in the pin cache. */
    private MemorySegment at(MemorySegment start, int offset, Element element) {
        return offset == 0
                ? start
                : stage.pinned.place(start.address() + (long) offset * element.bytes());
    }

    private MemorySegment bringRange(Object buf, int offset, long count, TypeShape type, Use use) {
        if (InPlace.is(buf)) {
            return inPlace(use);
        }
        if (buf == Unread.BUFFER) {
            return nothing();
        }
        if (count == 0) {
            if (Checks.ENABLED) {
                BufferChecks.notFreed(call(), type);
            }
            return nothing();
        }
        if (Checks.ENABLED) {
            BufferChecks.given(call(), buf, offset, count, type);
        }
        range.of(call(), type, count);
        return range.isEmpty() ? nothing() : place(buf, offset, type, use);
    }

    /**
     * Returns a valid address for an empty buffer, since MPI may refuse NULL if the count is
     * positive but there are no neighbours.
     */
    final MemorySegment nothing() {
        return cell();
    }

    /**
     * Checks that the buffer contains {@code range}, makes the range accessible to MPI, and returns
     * the address for MPI.
     */
    final MemorySegment place(Object buf, int first, TypeShape type, Use use) {
        int offset = buf instanceof Record[] records ? bytes(records, first, type) : first;
        if (Checks.ENABLED) {
            boolean out = use != Use.READ;
            BufferChecks.check(call(), buf, offset, range, type, out);
            checkApart(buf, offset, range, out);
        }
        return stage.bring(buf, offset, range, use);
    }

    /**
     * Returns the offset of a record in elements of the datatype, or in bytes if the datatype has
     * several kinds of elements.
     */
    private static int bytes(Record[] records, int first, TypeShape type) {
        int unit = type.element() == null ? 1 : type.element().bytes();
        return Math.toIntExact(first * RecordArrays.extent(records) / unit);
    }

    /**
     * Returns the number of items in a receive buffer: {@code whole} if the send buffer {@code buf}
     * is {@code MPI.IN_PLACE}, else {@code part}.
     */
    public final long inPlaceOf(Object buf, long whole, long part) {
        return InPlace.is(buf) ? whole : part;
    }

    /**
     * Reports a buffer of several blocks, whose bytes are in {@code range}, to the strict checks.
     */
    protected abstract void uses(Object buf, int offset, Use use);
}
