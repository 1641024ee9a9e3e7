package mpi.internal.types;

import mpi.c.Mpi;

/**
 * Record of the indices that a subarray or a distributed array selects in one dimension of an
 * array. The selected indices form runs of consecutive indices.
 *
 * @param size number of all indices in this dimension.
 * @param begin first index of the first run.
 * @param end bound below which all selected indices are.
 * @param run number of indices in a run; the last run may be shorter.
 * @param step distance from the first index of a run to the first index of the next run.
 */
record ArrayDimension(long size, long begin, long end, long run, long step) {

    /**
     * Returns the indices that a subarray selects in one dimension: {@code length} indices from
     * {@code begin} on.
     */
    static ArrayDimension part(long size, long begin, long length) {
        return whole(size, begin, Math.addExact(begin, length));
    }

    /**
     * Returns the indices that one process of a distributed array has in one dimension.
     *
     * @param size number of indices of the whole array.
     * @param kind one of the {@code MPI_DISTRIBUTE_} constants.
     * @param length number of indices in a block; {@code MPI_DISTRIBUTE_DFLT_DARG} for MPI's
     *     choice.
     * @param processes number of processes in this dimension.
     * @param process index of the process in this dimension, from 0 on.
     */
    static ArrayDimension dealt(long size, long kind, long length, long processes, long process) {
        boolean isDefault = length == Mpi.MPI_DISTRIBUTE_DFLT_DARG;
        if (kind == Mpi.MPI_DISTRIBUTE_CYCLIC) {
            long run = isDefault ? 1 : length;
            return new ArrayDimension(size, run * process, size, run, run * processes);
        }
        if (kind == Mpi.MPI_DISTRIBUTE_BLOCK) {
            long block = isDefault ? Math.ceilDiv(size, processes) : length;
            return whole(size, block * process, Math.min(size, block * (process + 1)));
        }
        return whole(size, 0, size);
    }

    private static ArrayDimension whole(long size, long begin, long end) {
        return new ArrayDimension(size, begin, end, Math.max(1, end - begin), Long.MAX_VALUE);
    }

    boolean isEmpty() {
        return begin >= end;
    }

    /** Returns the number of runs of consecutive indices; 0 if no index is selected. */
    long runs() {
        return isEmpty() ? 0 : 1 + (end - 1 - begin) / step;
    }

    /** Returns the first index of run {@code which} of consecutive indices, counted from 0. */
    long first(long which) {
        return begin + which * step;
    }

    /** Returns the number of indices in run {@code which}, counted from 0. */
    long length(long which) {
        return Math.min(run, end - first(which));
    }

    /** Returns the last index that is selected in this dimension. */
    long last() {
        long lastRun = runs() - 1;
        return first(lastRun) + length(lastRun) - 1;
    }
}
