package mpi;

import java.util.ArrayList;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.memory.Element;

/**
 * The bytes of a buffer that a call may touch: from the lowest to the highest, counted from the
 * element where the buffer begins. One object belongs to each frame and is used again.
 */
final class Selection {

    /** So many elements of any type are fewer bytes than a long can count. */
    private static final long MANY = Long.MAX_VALUE / 16;

    private long low;
    private long high;
    private Element element;
    private Datatype type;
    private long count;
    private boolean hasGaps;

    /** Several blocks; their pieces are looked for only once all are known to be in the buffer. */
    private final List<Block> blocks = new ArrayList<>();

    private record Block(Datatype type, long items, long at) {}

    long low() {
        return low;
    }

    long high() {
        return high;
    }

    /** Whether there is no byte in it. */
    boolean isEmpty() {
        return low == high;
    }

    Element element() {
        return element;
    }

    /** Whether it is elements of a basic type, one after the other. */
    boolean isPlain() {
        return count >= 0 && type.isPlain();
    }

    /** What was selected, for a complaint. */
    String describe() {
        return (count >= 0 ? "count " + count + " of " : "the blocks of ") + type;
    }

    private void begin(Datatype first, long newCount) {
        // The collector notes each reference that is stored: most calls are of the type before.
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

    /** Whether there may be bytes between that do not belong to it. */
    boolean hasGaps() {
        return hasGaps;
    }

    /**
     * The pieces of the selection if there are gaps between them, from its lowest byte; else null.
     */
    long[] pieces() {
        if (!hasGaps) {
            return null;
        }
        if (count == 1) {
            return type.pieces();
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

    /** So many items of a datatype. */
    void of(Datatype datatype, long items) {
        begin(datatype, items);
        if (items > 0 && items < MANY && datatype.isPlain()) {
            high = items * datatype.size();
        } else if (items > 0 && datatype.size() != 0) {
            low = Long.MAX_VALUE;
            high = Long.MIN_VALUE;
            add(datatype, items, 0);
            hasGaps = !datatype.isDense();
        }
    }

    /** Blocks of items, each beginning at a displacement in items. */
    void of(Datatype datatype, int[] counts, int[] displacements, int blocks) {
        begin(datatype, -1);
        for (int i = 0; i < blocks; i++) {
            block(datatype, counts[i], inBytes(datatype, counts[i], displacements[i]));
        }
    }

    /** Blocks of items, each beginning at a displacement in items. */
    void of(Datatype datatype, long[] counts, long[] displacements, int blocks) {
        begin(datatype, -1);
        for (int i = 0; i < blocks; i++) {
            block(datatype, counts[i], inBytes(datatype, counts[i], displacements[i]));
        }
    }

    /** One block of a selection of several with a datatype each; displacements are in bytes. */
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
                    Frame.current().call(), Mpi.MPI_ERR_COUNT, "count " + items + " is negative");
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
            long first = Math.addExact(displacement, datatype.trueLb());
            long end = Math.addExact(displacement, datatype.trueUb());
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
        return MPIException.of(Frame.current().call(), Mpi.MPI_ERR_BUFFER, what + rule);
    }
}
