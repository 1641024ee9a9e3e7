package mpi;

import java.util.ArrayList;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.memory.Element;

/**
 * Bytes of a buffer that a call may access: bounds relative to the element at the buffer's offset,
 * and typemap blocks if there are gaps. Each frame reuses one object.
 */
final class Selection {

    /** Limit below which items of a basic type, of up to 16 bytes, do not overflow a long. */
    private static final long MANY = Long.MAX_VALUE / 16;

    private long low;
    private long high;
    private Element element;
    private Datatype type;
    private long count;
    private boolean hasGaps;

    /** Blocks of a call with several; typemaps are computed only after the bounds check. */
    private final List<Block> blocks = new ArrayList<>();

    private record Block(Datatype type, long items, long at) {}

    long low() {
        return low;
    }

    long high() {
        return high;
    }

    /** True if no byte is selected. */
    boolean isEmpty() {
        return low == high;
    }

    Element element() {
        return element;
    }

    /** True for contiguous elements of a basic type. */
    boolean isPlain() {
        return count >= 0 && type.isPlain();
    }

    /** Describes the selection for an error message. */
    String describe() {
        return (count >= 0 ? "count " + count + " of " : "the blocks of ") + type;
    }

    private void begin(Datatype first, long newCount) {
        // Stores only what changes, to save the collector's write barrier: most calls use the last
        // type.
        if (type != first) {
            type = first;
        }
        if (element != first.element()) {
            element = first.element();
        }
        count = newCount;
        low = 0;
        high = 0;
        hasGaps = false;
        if (!blocks.isEmpty()) {
            blocks.clear();
        }
    }

    /** True if there may be gaps: bytes within the bounds that are not selected. */
    boolean hasGaps() {
        return hasGaps;
    }

    /** Typemap blocks of the selection, relative to its lowest byte; null without gaps. */
    long[] pieces() {
        if (!hasGaps) {
            return null;
        }
        if (count == 1) {
            return type.layout().pieces();
        }
        Pieces pieces = new Pieces();
        if (count >= 0) {
            pieces.add(type, count, 0);
        }
        for (Block block : blocks) {
            pieces.add(block.type, block.items, block.at);
        }
        return pieces.from(low);
    }

    /** Selects {@code items} items of a datatype. */
    void of(Datatype datatype, long items) {
        begin(datatype, items);
        if (items > 0 && items < MANY && datatype.isPlain()) {
            high = items * datatype.size();
        } else if (items > 0 && datatype.size() != 0) {
            low = Long.MAX_VALUE;
            high = Long.MIN_VALUE;
            add(datatype, items, 0);
            hasGaps = !datatype.layout().isDense();
        }
    }

    /** Selects blocks of items, with displacements in items. */
    void of(Datatype datatype, int[] counts, int[] displacements, int blocks) {
        begin(datatype, -1);
        for (int i = 0; i < blocks; i++) {
            block(datatype, counts[i], inBytes(datatype, counts[i], displacements[i]));
        }
    }

    /** Selects blocks of items, with displacements in items. */
    void of(Datatype datatype, long[] counts, long[] displacements, int blocks) {
        begin(datatype, -1);
        for (int i = 0; i < blocks; i++) {
            block(datatype, counts[i], inBytes(datatype, counts[i], displacements[i]));
        }
    }

    /**
     * Adds a block to a selection whose blocks have a datatype each; displacements are in bytes.
     */
    void add(Datatype[] datatypes, int i, long items, long displacement) {
        if (i == 0) {
            begin(datatypes[0], -1);
        }
        if (items > 0 && datatypes[i].size() > 0 && datatypes[i].element() != element) {
            element = isEmpty() ? datatypes[i].element() : null;
        }
        block(datatypes[i], items, displacement);
    }

    private void block(Datatype datatype, long items, long displacement) {
        if (items < 0) {
            throw MPIException.of(
                    CallStack.currentCall(), Mpi.MPI_ERR_COUNT, "count " + items + " is negative");
        }
        if (items == 0 || datatype.size() == 0) {
            return;
        }
        if (isEmpty()) {
            low = Long.MAX_VALUE;
            high = Long.MIN_VALUE;
        }
        add(datatype, items, displacement);
        blocks.add(new Block(datatype, items, displacement));
        hasGaps = true;
    }

    private void add(Datatype datatype, long items, long displacement) {
        try {
            long last = Math.multiplyExact(items - 1, datatype.extentBytes());
            long first = Math.addExact(displacement, datatype.layout().trueLb());
            long end = Math.addExact(displacement, datatype.layout().trueUb());
            low = Math.min(low, Math.addExact(first, Math.min(last, 0)));
            high = Math.max(high, Math.addExact(end, Math.max(last, 0)));
            Math.subtractExact(high, low);
        } catch (ArithmeticException overflow) {
            throw tooFar(datatype, items, displacement);
        }
    }

    private static long inBytes(Datatype datatype, long items, long displacement) {
        if (items == 0) {
            return 0;
        }
        try {
            return Math.multiplyExact(displacement, datatype.extentBytes());
        } catch (ArithmeticException overflow) {
            throw tooFar(datatype, items, displacement);
        }
    }

    private static MPIException tooFar(Datatype datatype, long items, long displacement) {
        String what = "count " + items + " of " + datatype + " at displacement " + displacement;
        String rule = " reaches further than 2^63 bytes: its extent is " + datatype.extentBytes();
        return MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_BUFFER, what + rule);
    }
}
