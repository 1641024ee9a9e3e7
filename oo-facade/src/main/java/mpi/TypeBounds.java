package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Linkage;

/** Size, extent and true bounds of a datatype in bytes, as MPI reports them. */
final class TypeBounds {

    /** A query of MPI that returns two numbers. */
    private interface Question {
        int ask(long type, MemorySegment first, MemorySegment second);
    }

    /** True if MPI_Type_size_x exists, for sizes above 2^31-1; the standard ABI lacks it. */
    private static final boolean HAS_SIZE_X = Linkage.has("MPI_Type_size_x");

    private TypeBounds() {}

    /** Bytes of data in one item. */
    static long size(long type) {
        if (HAS_SIZE_X) {
            try (Frame frame = Frame.anytime("MPI_Type_size_x").unseen()) {
                MemorySegment size = frame.cell();
                frame.check(Mpi.MPI_Type_size_x(type, size));
                return frame.longAt(size);
            }
        }
        try (Frame frame = Frame.anytime("MPI_Type_size").unseen()) {
            MemorySegment size = frame.cell();
            frame.check(Mpi.MPI_Type_size(type, size));
            return frame.intAt(size);
        }
    }

    /** Extent: bytes from one item to the next. */
    static long extent(long type) {
        return second("MPI_Type_get_extent", Mpi::MPI_Type_get_extent, type);
    }

    /** True lower bound: displacement of the first byte of data. */
    static long trueLb(long type) {
        return answer("MPI_Type_get_true_extent", Mpi::MPI_Type_get_true_extent, type, true);
    }

    /** True extent: bytes from the first byte of data to the end of the last. */
    static long trueExtent(long type) {
        return second("MPI_Type_get_true_extent", Mpi::MPI_Type_get_true_extent, type);
    }

    private static long second(String call, Question question, long type) {
        return answer(call, question, type, false);
    }

    private static long answer(String call, Question question, long type, boolean first) {
        try (Frame frame = Frame.anytime(call).unseen()) {
            MemorySegment firstAt = frame.cell();
            MemorySegment secondAt = frame.cell();
            frame.check(question.ask(type, firstAt, secondAt));
            return frame.longAt(first ? firstAt : secondAt);
        }
    }
}
