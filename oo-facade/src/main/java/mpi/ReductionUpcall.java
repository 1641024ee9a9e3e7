package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.CallbackGuard;
import mpi.internal.system.NativeMemory;

/**
 * Calls the program's function on the items that MPI passes to one call of a reduction function.
 *
 * @param f the program's function.
 * @param datatype type of the items.
 * @param extent bytes from one item to the next.
 * @param room bytes from the start of an item to the end of the memory that it occupies; it may
 *     exceed the extent.
 */
record ReductionUpcall(Op_function f, Datatype datatype, long extent, long room) {

    /** Largest number of items in one call of the program's function, whose count is an int. */
    private static final long PIECE = Integer.MAX_VALUE;

    /** Makes an object for items of the datatype whose handle MPI passes at {@code typeAt}. */
    static ReductionUpcall of(Op_function f, MemorySegment typeAt) {
        MemorySegment cell = NativeMemory.at(typeAt, Long.BYTES);
        long handle = MpiMemory.getHandle(cell, "MPI_Datatype", 0);
        Datatype known = Datatypes.find(handle);
        return known == null ? sized(f, Wrap.datatype(handle)) : basic(f, known);
    }

    private static ReductionUpcall basic(Op_function f, Datatype datatype) {
        long extent = (long) datatype.element().bytes() * datatype.extent();
        return new ReductionUpcall(f, datatype, extent, extent);
    }

    private static ReductionUpcall sized(Op_function f, Datatype datatype) {
        try (Frame frame = Frame.anytime("MPI_Type_get_extent").unseen()) {
            MemorySegment lowerAt = frame.cell();
            MemorySegment extentAt = frame.cell();
            long handle = datatype.handle();
            frame.check(Mpi.MPI_Type_get_extent(handle, lowerAt, extentAt));
            long extent = extentAt.get(JAVA_LONG, 0);
            frame.check(Mpi.MPI_Type_get_true_extent(handle, lowerAt, extentAt));
            long end = lowerAt.get(JAVA_LONG, 0) + extentAt.get(JAVA_LONG, 0);
            return new ReductionUpcall(f, datatype, extent, Math.max(extent, end));
        }
    }

    /** Calls the program's function, several times if there are more than 2^31-1 items. */
    void run(MemorySegment in, MemorySegment inout, long count) {
        for (long first = 0; first < count; first += PIECE) {
            int items = (int) Math.min(PIECE, count - first);
            f.call(view(in, first, items), view(inout, first, items), items, datatype);
        }
    }

    private MemorySegment view(MemorySegment start, long first, int items) {
        MemorySegment from = MemorySegment.ofAddress(start.address() + first * extent);
        // If the extent or a displacement is negative, some data may lie before this address, and
        // the function cannot access them.
        return NativeMemory.at(from, Math.max(0, Math.max(room, (items - 1) * extent + room)));
    }

    /**
     * Function that MPI calls in a reduction: reads the count and the datatype's handle from the
     * addresses that MPI passes.
     */
    record Callback(String name, Op_function f) {

        void call(
                MemorySegment in,
                MemorySegment inout,
                MemorySegment countAt,
                MemorySegment typeAt) {
            CallbackGuard.run(
                    name,
                    () -> {
                        int count = NativeMemory.at(countAt, Integer.BYTES).get(JAVA_INT, 0);
                        ReductionUpcall.of(f, typeAt).run(in, inout, count);
                    });
        }
    }
}
