package mpi;

import java.lang.foreign.MemorySegment;
import mpi.Stage.Use;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.memory.Element;
import mpi.internal.memory.PinCache;

/**
 * How the buffers of a call in progress are brought to where MPI may use them. Most need nothing:
 * off-heap memory, and arrays that stay pinned between calls. Those leave no trace here, so that
 * the call's end has nothing to let go of; a look more on that way can be measured.
 */
abstract class BroughtBuffers extends Statuses {

    final Stage stage = new Stage(scratch);
    final Selection selection = new Selection();
    private final Overlap overlap = new Overlap();
    private boolean hasSeveral;
    private boolean replaces;
    private int outputs;

    /** Two buffers of one call, which must lie apart: looked at if they have memory in common. */
    final void mustBeApart(Object buf, Object other) {
        boolean areArrays =
                buf != null
                        && other != null
                        && buf.getClass().isArray()
                        && other.getClass().isArray();
        if (buf == other || !areArrays && Overlap.isPossible(buf, other)) {
            hasSeveral = true;
            holds = true;
        }
    }

    /** The same of two segments. */
    final void mustBeApart(MemorySegment buf, MemorySegment other) {
        if (buf != null && other != null && Overlap.isPossible(buf, other)) {
            hasSeveral = true;
            holds = true;
        }
    }

    /** A reduction may put its result where its operands were, as old programs do. */
    final void mayReplace() {
        replaces = true;
        if (FrameStack.isOutermostOfFirst(this)) {
            PinCache.beginOnce();
        }
    }

    /** Begins a buffer; outputs are counted. */
    private void begin(Use use) {
        if (use != Use.READ) {
            outputs++;
        }
    }

    /** Goes on with a buffer that may be copied, or pinned for this call. */
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

    final MemorySegment bring(MemorySegment buf, long count, Datatype type, Use use) {
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

    final MemorySegment bring(Object buf, int offset, long count, Datatype type, Use use) {
        begin(use);
        boolean isPlain = !hasSeveral && type != null && type.hasItems(buf, offset, count);
        if (isPlain && !holds && FrameStack.isOutermostOfFirst(this)) {
            int place = PinCache.find(buf);
            if (place >= 0) {
                return kept(place, offset, type.element());
            }
        }
        beginStaged();
        if (isPlain) {
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

    /** What begins at an index of an array that stays pinned between calls. */
    private MemorySegment kept(int place, int offset, Element element) {
        MemorySegment start = PinCache.use(place);
        return offset == 0
                ? start
                : stage.pinned.place(start.address() + (long) offset * element.bytes());
    }

    /** A place for no elements: MPI may refuse null where it knows of a count but no neighbours. */
    final MemorySegment nothing() {
        return cell();
    }

    /** Where MPI finds what is selected of a buffer. */
    final MemorySegment place(Object buf, int offset, Datatype type, Use use) {
        if (Checks.ENABLED) {
            boolean out = use != Use.READ;
            BufferChecks.check(call, buf, offset, selection, type, out);
            if (hasSeveral) {
                overlap.check(call, buf, offset, selection, out, replaces);
            }
        }
        return stage.bring(buf, offset, selection, use);
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

    /** Lets go of what the call holds. */
    final void end() {
        outputs = 0;
        replaces = false;
        if (holds) {
            reset();
        }
    }

    @Override
    final void reset() {
        stage.clear();
        if (hasSeveral) {
            hasSeveral = false;
            overlap.forget();
        }
        super.reset();
    }
}
