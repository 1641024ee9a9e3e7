package mpi.internal.call;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.internal.Checks;
import mpi.internal.call.CallShape.Owner;
import mpi.internal.memory.CallPins;
import mpi.internal.memory.Element;
import mpi.internal.records.RecordArrays;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.BufferStager;
import mpi.internal.staging.BufferStager.Use;
import mpi.internal.staging.ByteRange;
import mpi.internal.staging.InPlace;
import mpi.internal.staging.OverlapCheck;
import mpi.internal.staging.StagedBuffer;
import mpi.internal.staging.TypeShape;
import mpi.internal.staging.Unread;

/**
 * Makes the buffers of a call in progress accessible to MPI. Off-heap memory and arrays in the pin
 * cache, which are the most frequent, are used in place: for them a call allocates and records
 * nothing, so that {@link #end} only tests {@code holds}. One more branch on this path is
 * measurable.
 */
public abstract class CallBuffers extends CallFrame {

    protected final BufferStager stage = new BufferStager(scratch);

    /**
     * Bytes of the latest buffer that has several blocks, or failed the quick test {@link
     * TypeShape#hasItems}.
     */
    protected final ByteRange range = new ByteRange();

    private final OverlapCheck overlap = new OverlapCheck();
    private boolean hasSeveral;
    private boolean replaces;
    private InPlaceBuffer inPlace = InPlaceBuffer.NONE;
    private int outputs;

    protected CallBuffers(CallStack stack) {
        super(stack);
    }

    /**
     * True for the frame of the first thread's outermost call, which most calls use. Compiled code
     * compares the frame with a constant.
     */
    protected abstract boolean isOutermostOfFirst();

    /** Lets the calls of this frame use the pin cache. */
    public final void cachePins() {
        stage.pinned.keep();
    }

    /** Empties the pin cache, and uses it no more. */
    public final void uncachePins() {
        stage.pinned.keepNone();
    }

    /** Begins a call whose shape is not {@link CallShape#PLAIN}. */
    protected final void begin(CallShape shape) {
        if (shape.owner() != Owner.CALL) {
            holds = true;
            stage.kept.begin(shape.owner() != Owner.REQUEST, shape.owner() == Owner.PERSISTENT);
        }
        if (shape.replaces()) {
            replaces = true;
            if (isOutermostOfFirst()) {
                CallPins.beginReplacing();
            }
        }
        inPlace = shape.inPlace();
    }

    /**
     * Enables the overlap check for two buffers of a call, if they may share memory. It must run
     * before the first of the two is made accessible, since the check needs the bytes of both.
     */
    public final void mustBeApart(Object buf, Object other) {
        if (OverlapCheck.isNeeded(buf, other)) {
            hasSeveral = true;
            holds = true;
        }
    }

    /** Enables the overlap check for two segments of a call, if they overlap. */
    public final void mustBeApart(MemorySegment buf, MemorySegment other) {
        if (OverlapCheck.isNeeded(buf, other)) {
            hasSeveral = true;
            holds = true;
        }
    }

    /** Begins a buffer; numbers it if it is an output. */
    private void begin(Use use) {
        if (use != Use.READ) {
            outputs++;
        }
    }

    /** Continues with a buffer that may be copied, or pinned for this call. */
    private void beginStaged() {
        holds = true;
        if (replaces) {
            stage.pinned.beginOnce();
        }
        stage.outputs.begin(outputs - 1);
    }

    /** Begins a buffer of several blocks. */
    final void beginBlocks(Use use) {
        begin(use);
        beginStaged();
    }

    /** Makes items in a segment accessible, and returns the address for MPI. */
    protected final MemorySegment bring(MemorySegment buf, long count, TypeShape type, Use use) {
        boolean isPlain = !hasSeveral && type != null && type.hasItems(buf, count);
        if (isPlain && (use == Use.READ || !buf.isReadOnly())) {
            begin(use);
            if (holds) {
                stage.kept.borrow(buf);
            }
            return buf;
        }
        return bring(buf, 0, count, type, use);
    }

    /** Makes items in a buffer accessible, from its element {@code offset} on. */
    protected final MemorySegment bring(
            Object buf, int offset, long count, TypeShape type, Use use) {
        begin(use);
        boolean isPlain = !hasSeveral && type != null && type.hasItems(buf, offset, count);
        if (isPlain && !holds && isOutermostOfFirst()) {
            MemorySegment cached = CallPins.cached(buf);
            if (cached != null) {
                return at(cached, offset, type.element());
            }
        }
        beginStaged();
        return isPlain
                ? stage.bring(buf, offset, (int) count, type.element(), use)
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

    /** The address that stands for {@code MPI.IN_PLACE}. */
    final MemorySegment inPlace(Use use) {
        return inPlace.address(call(), use);
    }

    /**
     * A valid address for an empty buffer: MPI may refuse NULL with a positive count and no
     * neighbours.
     */
    final MemorySegment nothing() {
        return cell();
    }

    /** Checks a range of a buffer, makes it accessible, and returns the address for MPI. */
    final MemorySegment place(Object buf, int first, TypeShape type, Use use) {
        int offset = buf instanceof Record[] records ? bytes(records, first, type) : first;
        if (Checks.ENABLED) {
            boolean out = use != Use.READ;
            BufferChecks.check(call(), buf, offset, range, type, out);
            if (hasSeveral) {
                overlap.check(call(), buf, offset, range, out, replaces);
            }
        }
        return stage.bring(buf, offset, range, use);
    }

    /**
     * Offset of a record in elements of the datatype; in bytes if the datatype has several kinds of
     * elements.
     */
    private static int bytes(Record[] records, int first, TypeShape type) {
        int unit = type.element() == null ? 1 : type.element().bytes();
        return Math.toIntExact(first * RecordArrays.extent(records) / unit);
    }

    /** Copies output {@code number}, counted from 0, back from its bounce buffer, if it has one. */
    public final void back(int number, Object buf) {
        if (holds && stage.outputs.isStaged(number)) {
            stage.outputs.at(number).store(buf);
        }
    }

    @Override
    public final MemorySegment room(long bytes) {
        holds = true;
        return stage.lend(bytes);
    }

    /** Allocates memory for one handle, which MPI writes when a request completes. */
    public final MemorySegment lentCell() {
        MemorySegment cell = room(Long.BYTES);
        cell.set(JAVA_LONG, 0, 0);
        return cell;
    }

    /** Hands the staged buffers over to a request, a window or a file. */
    public final StagedBuffer staged() {
        return stage.kept.handOver();
    }

    /**
     * Hands over the pins in the pin cache that the operation shares: one bit for each slot of
     * {@link mpi.internal.memory.PinCache}.
     */
    public final int pins() {
        return stage.kept.handPinsOver();
    }

    /**
     * Returns the number of items in a receive buffer: {@code whole} if the send buffer {@code buf}
     * is {@code MPI.IN_PLACE}, else {@code part}.
     */
    public final long inPlaceOf(Object buf, long whole, long part) {
        return InPlace.is(buf) ? whole : part;
    }

    /** Releases all that the call holds. */
    protected final void end() {
        outputs = 0;
        replaces = false;
        if (inPlace != InPlaceBuffer.NONE) {
            inPlace = InPlaceBuffer.NONE;
        }
        if (holds) {
            reset();
        }
    }

    private void reset() {
        stage.clear();
        if (hasSeveral) {
            hasSeveral = false;
            overlap.forget();
        }
        forget();
        endMemory();
    }

    /**
     * Reports a buffer of several blocks, whose bytes are in {@code range}, to the strict checks.
     */
    protected abstract void uses(Object buf, int offset, Use use);

    /** Drops what the facade has recorded of the call. */
    protected abstract void forget();
}
