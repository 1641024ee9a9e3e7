package mpi.internal.staging;

import java.util.ArrayList;
import java.util.List;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.memory.Element;

/**
 * Range of the bytes of a buffer that a call may access: its bounds, relative to the element at the
 * buffer's offset, and its typemap blocks if there are gaps between them. Each call frame reuses
 * one object of this class.
 */
public final class ByteRange {

    /**
     * Number of items below which their size in bytes fits into a long. An item of a basic type has
     * at most 16 bytes.
     */
    private static final long MAX_PLAIN_ITEMS = Long.MAX_VALUE / 16;

    private long low;
    private long high;
    private Element element;
    private TypeShape type;

    /** Number of items of {@link #type} in the range; -1 if the range has several blocks. */
    private long count;

    private boolean hasGaps;

    /**
     * Blocks of items, if the call has several. They are kept since their typemap blocks are
     * computed only after the bounds check.
     */
    private final List<Block> blocks = new ArrayList<>();

    /** Block of items of one datatype, with its displacement in bytes. */
    private record Block(TypeShape type, long items, long displacement) {}

    /**
     * Returns the displacement of the first byte of the range, relative to the element at the
     * buffer's offset.
     */
    public long low() {
        return low;
    }

    /** Returns the displacement of the first byte after the range. */
    public long high() {
        return high;
    }

    /** Returns true if the call accesses no byte. */
    public boolean isEmpty() {
        return low == high;
    }

    /** Returns the element type of all data in the range; null if the data have several types. */
    public Element element() {
        return element;
    }

    /** Returns true if the range consists of contiguous elements of a basic type. */
    public boolean isPlain() {
        return count >= 0 && type.isPlain();
    }

    /** Describes the range for an error message. */
    String describe() {
        return (count >= 0 ? "count " + count + " of " : "a block of ") + type;
    }

    private void begin(TypeShape first, long newCount) {
        // These fields are stored only if they change, to save the collector's write barrier: most
        // calls use the same type as the last call.
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

    /**
     * Returns true if there may be gaps, which are bytes within the bounds that the call does not
     * access.
     */
    public boolean hasGaps() {
        return hasGaps;
    }

    /**
     * Returns the typemap blocks of the range, relative to its lowest byte; null if there are no
     * gaps.
     */
    public long[] typemapBlocks() {
        if (!hasGaps) {
            return null;
        }
        if (count == 1) {
            return type.layout().blocksFromTrueLb();
        }
        TypemapBlocks all = new TypemapBlocks();
        if (count >= 0) {
            all.add(type, count, 0);
        }
        for (Block block : blocks) {
            all.add(block.type, block.items, block.displacement);
        }
        return all.from(low);
    }

    /** Sets the range to {@code items} items of a datatype. */
    public void of(String call, TypeShape datatype, long items) {
        begin(datatype, items);
        if (items > 0 && items < MAX_PLAIN_ITEMS && datatype.isPlain()) {
            high = items * datatype.size();
        } else if (items > 0 && datatype.size() != 0) {
            low = Long.MAX_VALUE;
            high = Long.MIN_VALUE;
            extend(call, datatype, items, 0);
            hasGaps = !datatype.layout().isDense();
        }
    }

    /** Sets the range to blocks of items, with displacements in extents of the datatype. */
    public void of(String call, TypeShape datatype, int[] counts, int[] displacements, int blocks) {
        begin(datatype, -1);
        for (int i = 0; i < blocks; i++) {
            long bytes = inBytes(call, datatype, counts[i], displacements[i]);
            addBlock(call, datatype, counts[i], bytes);
        }
    }

    /** Sets the range to blocks of items, with displacements in extents of the datatype. */
    public void of(
            String call, TypeShape datatype, long[] counts, long[] displacements, int blocks) {
        begin(datatype, -1);
        for (int i = 0; i < blocks; i++) {
            long bytes = inBytes(call, datatype, counts[i], displacements[i]);
            addBlock(call, datatype, counts[i], bytes);
        }
    }

    /**
     * Begins a range whose blocks each have a datatype of their own; {@code first} is the datatype
     * of the first block. {@link #add} must follow for each block.
     */
    public void beginBlocks(TypeShape first) {
        begin(first, -1);
    }

    /** Adds a block with a datatype of its own to the range; {@code displacement} is in bytes. */
    public void add(String call, TypeShape datatype, long items, long displacement) {
        if (items > 0 && datatype.size() > 0 && datatype.element() != element) {
            element = isEmpty() ? datatype.element() : null;
        }
        addBlock(call, datatype, items, displacement);
    }

    private void addBlock(String call, TypeShape datatype, long items, long displacement) {
        if (items < 0) {
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, "count " + items + " is negative");
        }
        if (items == 0 || datatype.size() == 0) {
            return;
        }
        if (isEmpty()) {
            low = Long.MAX_VALUE;
            high = Long.MIN_VALUE;
        }
        extend(call, datatype, items, displacement);
        blocks.add(new Block(datatype, items, displacement));
        hasGaps = true;
    }

    /** Extends the bounds of the range to include items that begin at a displacement in bytes. */
    private void extend(String call, TypeShape datatype, long items, long displacement) {
        try {
            long first = Math.addExact(displacement, datatype.layout().low(items));
            long end = Math.addExact(displacement, datatype.layout().high(items));
            low = Math.min(low, first);
            high = Math.max(high, end);
            Math.subtractExact(high, low);
        } catch (ArithmeticException overflow) {
            throw tooFar(call, datatype, items, displacement);
        }
    }

    private static long inBytes(String call, TypeShape datatype, long items, long displacement) {
        if (items == 0) {
            return 0;
        }
        try {
            return Math.multiplyExact(displacement, datatype.extent());
        } catch (ArithmeticException overflow) {
            throw tooFar(call, datatype, items, displacement);
        }
    }

    private static MPIException tooFar(
            String call, TypeShape datatype, long items, long displacement) {
        String what = "count " + items + " of " + datatype + " at displacement " + displacement;
        String rule = " reaches further than 2^63 bytes: its extent is " + datatype.extent();
        return MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + rule);
    }
}
