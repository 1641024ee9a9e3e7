package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import mpi.internal.Checks;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.BufferStager.Use;
import mpi.internal.staging.InPlace;
import mpi.internal.staging.TypeShape;

/**
 * Makes buffers of several blocks accessible to MPI, as calls like MPI_Alltoallv and MPI_Alltoallw
 * use them: one block for each rank or neighbour, each with a count and a displacement, and in
 * calls like MPI_Alltoallw also with a datatype. Counts and displacements are {@code int[]} or
 * {@code long[]}.
 */
public final class CallBlocks {

    private CallBlocks() {}

    public static MemorySegment bring(
            CallBuffers frame,
            Object buf,
            int offset,
            Object counts,
            Object displs,
            TypeShape type,
            int n,
            Use use) {
        MemorySegment known = withoutData(frame, buf, n, use);
        if (known != null) {
            return known;
        }
        check(frame, counts, displs, type, n);
        if (counts instanceof int[] each) {
            frame.range.of(frame.call(), type, each, (int[]) displs, n);
        } else {
            frame.range.of(frame.call(), type, (long[]) counts, (long[]) displs, n);
        }
        return place(frame, buf, offset, type, use);
    }

    public static MemorySegment bring(
            CallBuffers frame,
            Object buf,
            int offset,
            Object counts,
            Object displs,
            TypeShape[] types,
            int n,
            Use use) {
        MemorySegment known = withoutData(frame, buf, n, use);
        if (known != null) {
            return known;
        }
        BufferChecks.blocks(frame.call(), "datatypes", types, n);
        check(frame, counts, displs, types[0], n);
        frame.range.beginBlocks(types[0]);
        for (int i = 0; i < n; i++) {
            BufferChecks.typed(frame.call(), types[i]);
            long count = Array.getLong(counts, i);
            frame.range.add(frame.call(), types[i], count, Array.getLong(displs, i));
        }
        return place(frame, buf, offset, types[0], use);
    }

    /**
     * Handles the cases in which no data are passed. Returns the address for MPI if the buffer is
     * {@code MPI.IN_PLACE} or has no blocks, that is {@code n} is 0; else null.
     */
    private static MemorySegment withoutData(CallBuffers frame, Object buf, int n, Use use) {
        frame.beginBlocks(use);
        if (InPlace.is(buf)) {
            return frame.inPlace(use);
        }
        return n == 0 ? frame.nothing() : null;
    }

    private static void check(
            CallFrame frame, Object counts, Object displs, TypeShape type, int n) {
        BufferChecks.blocks(frame.call(), "counts", counts, n);
        BufferChecks.blocks(frame.call(), "displacements", displs, n);
        BufferChecks.typed(frame.call(), type);
    }

    /**
     * Makes the blocks of a buffer accessible to MPI. If all blocks are empty, MPI does not access
     * the buffer, so that the buffer is neither checked nor staged.
     */
    private static MemorySegment place(
            CallBuffers frame, Object buf, int offset, TypeShape type, Use use) {
        if (frame.range.isEmpty()) {
            return frame.nothing();
        }
        BufferChecks.given(frame.call(), buf, offset, 0, type);
        MemorySegment at = frame.place(buf, offset, type, use);
        if (Checks.STRICT) {
            frame.uses(buf, offset, use);
        }
        return at;
    }
}
