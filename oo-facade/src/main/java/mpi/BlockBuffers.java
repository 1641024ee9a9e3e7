package mpi;

import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.BufferStager.Use;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;

/**
 * Message buffers of blocks, one for each rank or neighbour, with a displacement and perhaps a
 * datatype each.
 */
abstract class BlockBuffers extends MessageBuffers {

    BlockBuffers(CallStack stack) {
        super(stack);
    }

    /** A buffer of blocks that MPI reads, one for each rank or neighbour. */
    final MemorySegment in(
            Object buf, int offset, int[] counts, int[] displs, Datatype type, int blocks) {
        return bring(buf, offset, counts, displs, type, blocks, Use.READ);
    }

    /** A buffer of blocks that MPI writes. */
    final MemorySegment out(
            Object buf, int offset, int[] counts, int[] displs, Datatype type, int blocks) {
        return bring(buf, offset, counts, displs, type, blocks, Use.WRITE);
    }

    final MemorySegment in(
            MemorySegment buf, long[] counts, long[] displs, Datatype type, int blocks) {
        return bring(buf, counts, displs, type, blocks, Use.READ);
    }

    final MemorySegment out(
            MemorySegment buf, long[] counts, long[] displs, Datatype type, int blocks) {
        return bring(buf, counts, displs, type, blocks, Use.WRITE);
    }

    private MemorySegment bring(
            Object buf, int offset, int[] counts, int[] displs, Datatype type, int n, Use use) {
        beginBlocks(use);
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (n == 0) {
            return nothing();
        }
        checkBlocks(counts, displs, type, n);
        selection.of(call(), Datatype.shape(type), counts, displs, n);
        return placeBlocks(buf, offset, type, use);
    }

    private MemorySegment bring(
            MemorySegment buf, long[] counts, long[] displs, Datatype type, int n, Use use) {
        beginBlocks(use);
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (n == 0) {
            return nothing();
        }
        checkBlocks(counts, displs, type, n);
        selection.of(call(), Datatype.shape(type), counts, displs, n);
        return placeBlocks(buf, 0, type, use);
    }

    /** A buffer of blocks with a datatype each that MPI reads; displacements are in bytes. */
    final MemorySegment in(
            Object buf, int offset, int[] counts, int[] displs, Datatype[] types, int blocks) {
        return bring(buf, offset, counts, displs, types, blocks, Use.READ);
    }

    final MemorySegment out(
            Object buf, int offset, int[] counts, int[] displs, Datatype[] types, int blocks) {
        return bring(buf, offset, counts, displs, types, blocks, Use.WRITE);
    }

    final MemorySegment in(
            Object buf, int offset, int[] counts, long[] displs, Datatype[] types, int blocks) {
        return bring(buf, offset, counts, displs, types, blocks, Use.READ);
    }

    final MemorySegment out(
            Object buf, int offset, int[] counts, long[] displs, Datatype[] types, int blocks) {
        return bring(buf, offset, counts, displs, types, blocks, Use.WRITE);
    }

    final MemorySegment in(
            MemorySegment buf, long[] counts, long[] displs, Datatype[] types, int blocks) {
        return bring(buf, 0, counts, displs, types, blocks, Use.READ);
    }

    final MemorySegment out(
            MemorySegment buf, long[] counts, long[] displs, Datatype[] types, int blocks) {
        return bring(buf, 0, counts, displs, types, blocks, Use.WRITE);
    }

    /** Counts and displacements are arrays of int or of long. */
    private MemorySegment bring(
            Object buf,
            int offset,
            Object counts,
            Object displs,
            Datatype[] types,
            int n,
            Use use) {
        beginBlocks(use);
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (n == 0) {
            return nothing();
        }
        BufferChecks.blocks(call(), "datatypes", types, n);
        checkBlocks(counts, displs, types[0], n);
        selection.beginBlocks(types[0].shape());
        for (int i = 0; i < n; i++) {
            BufferChecks.typed(call(), Datatype.shape(types[i]));
            long count = Array.getLong(counts, i);
            selection.add(call(), types[i].shape(), count, Array.getLong(displs, i));
        }
        return placeBlocks(buf, offset, types[0], use);
    }

    private void checkBlocks(Object counts, Object displs, Datatype type, int n) {
        BufferChecks.blocks(call(), "counts", counts, n);
        BufferChecks.blocks(call(), "displacements", displs, n);
        BufferChecks.typed(call(), Datatype.shape(type));
    }

    /**
     * Makes the selected blocks accessible; all of them may be empty, then MPI does not access the
     * buffer.
     */
    private MemorySegment placeBlocks(Object buf, int offset, Datatype type, Use use) {
        if (selection.isEmpty()) {
            return nothing();
        }
        BufferChecks.given(call(), buf, offset, 0, Datatype.shape(type));
        return place(buf, offset, type, use);
    }
}
