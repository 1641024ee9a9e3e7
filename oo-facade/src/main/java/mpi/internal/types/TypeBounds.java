package mpi.internal.types;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.call.InnerCall;
import mpi.internal.link.Linkage;

/** Asks MPI for the size, the extent and the true bounds of a datatype in bytes. */
public final class TypeBounds {

    /**
     * Call of an MPI function that stores two numbers about a datatype, such as
     * MPI_Type_get_extent; returns the error code.
     */
    private interface Query {
        int run(long type, MemorySegment first, MemorySegment second);
    }

    /**
     * True if the library has MPI_Type_size_x, which reports sizes above 2^31-1; the standard ABI
     * lacks this function.
     */
    private static final boolean HAS_SIZE_X = Linkage.has("MPI_Type_size_x");

    private TypeBounds() {}

    /** Returns the size of a datatype, which is the number of bytes of data in one item. */
    public static long size(long type) {
        if (HAS_SIZE_X) {
            try (InnerCall call = InnerCall.open("MPI_Type_size_x")) {
                MemorySegment size = call.cell();
                call.check(Mpi.MPI_Type_size_x(type, size));
                return call.longAt(size);
            }
        }
        try (InnerCall call = InnerCall.open("MPI_Type_size")) {
            MemorySegment size = call.cell();
            call.check(Mpi.MPI_Type_size(type, size));
            return call.intAt(size);
        }
    }

    /**
     * Returns the extent of a datatype, which is the number of bytes from the start of one item to
     * the start of the next.
     */
    public static long extent(long type) {
        return second("MPI_Type_get_extent", Mpi::MPI_Type_get_extent, type);
    }

    /**
     * Returns the true lower bound of a datatype, which is the displacement of the first byte of
     * data.
     */
    public static long trueLb(long type) {
        return run("MPI_Type_get_true_extent", Mpi::MPI_Type_get_true_extent, type, true);
    }

    /**
     * Returns the true extent of a datatype, which is the number of bytes from the first byte of
     * data to the end of the last byte of data.
     */
    public static long trueExtent(long type) {
        return second("MPI_Type_get_true_extent", Mpi::MPI_Type_get_true_extent, type);
    }

    private static long second(String call, Query query, long type) {
        return run(call, query, type, false);
    }

    private static long run(String name, Query query, long type, boolean first) {
        try (InnerCall call = InnerCall.open(name)) {
            MemorySegment firstAt = call.cell();
            MemorySegment secondAt = call.cell();
            call.check(query.run(type, firstAt, secondAt));
            return call.longAt(first ? firstAt : secondAt);
        }
    }
}
