package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Records the memory that this process has attached to a dynamic window, in which displacements are
 * addresses. The memory that other processes have attached is unknown here, since attaching is
 * local.
 */
public final class AttachedMemory {

    /**
     * Size of the largest item whose blocks are checked one by one, in bytes from its first byte of
     * data to its last.
     */
    private static final long LONGEST = 16L << 20;

    private final List<MemorySegment> attached = new ArrayList<>();

    /** Records memory that this process has attached to the window. */
    public synchronized void add(MemorySegment memory) {
        attached.add(memory);
    }

    /** Forgets memory that this process has detached from the window, given its address. */
    public synchronized void remove(MemorySegment memory) {
        attached.removeIf(one -> one.address() == memory.address());
    }

    /**
     * Throws if items are at addresses that cannot exist. If this process is the target, also
     * throws if it has not attached all memory of the items.
     */
    public synchronized void check(
            String call, int rank, boolean isOwn, long address, long count, TypeShape type) {
        if (!WindowChecks.hasData(call, count, type)) {
            return;
        }
        try {
            long first = Math.addExact(address, type.layout().low(count));
            long end = Math.addExact(address, type.layout().high(count));
            if (first <= 0) {
                String what = " begin at address " + first + ", which must be positive";
                throw outside(call, address, count, type, what);
            }
            if (isOwn && !covers(first, end) && !mayHave(first, end, type, address, count)) {
                String what =
                        " are bytes at addresses "
                                + first
                                + ".."
                                + (end - 1)
                                + ", not all of which ";
                String rule = "target_rank " + rank + " has attached to the window";
                throw outside(call, address, count, type, what + rule);
            }
        } catch (ArithmeticException overflow) {
            throw outside(call, address, count, type, " reach further than 2^63");
        }
    }

    /**
     * Returns true if all bytes from {@code first} up to {@code end} are attached, in one segment
     * or in several adjacent segments.
     */
    private boolean covers(long first, long end) {
        long at = first;
        while (at < end) {
            long next = endAround(at);
            if (next == at) {
                return false;
            }
            at = next;
        }
        return true;
    }

    /**
     * Returns the end of the attached memory that contains an address; the address itself if no
     * attached memory contains it.
     */
    private long endAround(long address) {
        long end = address;
        for (MemorySegment one : attached) {
            if (address >= one.address() && address - one.address() < one.byteSize()) {
                end = Math.max(end, one.address() + one.byteSize());
            }
        }
        return end;
    }

    /**
     * Returns true if items with gaps may be in attached memory. Their first byte and their last
     * byte must be attached, and also their blocks if an item is not longer than {@link #LONGEST};
     * the gaps need not be attached.
     */
    private boolean mayHave(long first, long end, TypeShape type, long address, long count) {
        boolean hasEnds = covers(first, first + 1) && covers(end - 1, end);
        if (!hasEnds || type.layout().isDense()) {
            return false;
        }
        return type.layout().trueUb() - type.layout().trueLb() > LONGEST
                || coversBlocks(type, address, count);
    }

    private boolean coversBlocks(TypeShape type, long address, long count) {
        long extent = type.extent();
        long distinct = extent == 0 ? 1 : count;
        long[] blocks = type.layout().blocks();
        for (long item = 0; item < distinct; item++) {
            for (int i = 0; i < blocks.length; i += 2) {
                long first = address + item * extent + blocks[i];
                if (!covers(first, first + blocks[i + 1])) {
                    return false;
                }
            }
        }
        return true;
    }

    private static MPIException outside(
            String call, long address, long count, TypeShape type, String what) {
        String items = WindowChecks.describe(address, count, type);
        return MPIException.of(call, Mpi.MPI_ERR_RMA_RANGE, items + what);
    }
}
