package mpi.internal.staging;

import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Amounts of data on both sides of a one-sided call: libraries write all that is sent, or fetched,
 * beyond the items of the other side.
 */
public final class AmountChecks {

    private AmountChecks() {}

    /**
     * Throws if a call sends more data than the items of the target have, or less, to items with
     * gaps, where the library takes no less.
     */
    public static void sent(
            String call,
            long count,
            TypeShape type,
            long targetCount,
            TypeShape targetType,
            boolean mustFillGaps) {
        if (exceeds(count, type, targetCount, targetType)) {
            String sent = describe(count, type) + " exceeds target_";
            String what = sent + describe(targetCount, targetType) + ", which it is sent to";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what);
        }
        boolean isDerived = mustFillGaps && !targetType.isPlain();
        if (isDerived && exceeds(targetCount, targetType, count, type)) {
            String sent = describe(count, type) + " is less than target_";
            String rule = ", which it is sent to; Open MPI needs as much data as those items have";
            String what = sent + describe(targetCount, targetType) + rule;
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, what);
        }
    }

    /** Throws if the items of the target have more data than the buffer that fetches them. */
    public static void fetched(
            String call, long count, TypeShape type, long targetCount, TypeShape targetType) {
        if (exceeds(targetCount, targetType, count, type)) {
            String fetched = "target_" + describe(targetCount, targetType) + " exceeds ";
            String what = fetched + describe(count, type) + ", which it is fetched to";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what);
        }
    }

    /**
     * Throws if the two sides of an operation differ: some libraries read the buffer as far as the
     * items of the target reach, others write as far as the buffer reaches.
     */
    public static void combined(
            String call, long count, TypeShape type, long targetCount, TypeShape targetType) {
        if (exceeds(count, type, targetCount, targetType)
                || exceeds(targetCount, targetType, count, type)) {
            String sides =
                    describe(count, type) + " and target_" + describe(targetCount, targetType);
            String what = sides + " differ; an operation combines as much data as there are";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what);
        }
    }

    /** Compares exactly; too much for 64 bits exceeds everything. */
    private static boolean exceeds(long count, TypeShape type, long room, TypeShape roomType) {
        try {
            return Math.multiplyExact(count, type.size())
                    > Math.multiplyExact(room, roomType.size());
        } catch (ArithmeticException overflow) {
            return true;
        }
    }

    private static String describe(long count, TypeShape type) {
        return "count " + count + " of " + type + " (size " + type.size() + ")";
    }
}
