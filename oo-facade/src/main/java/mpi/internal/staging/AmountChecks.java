package mpi.internal.staging;

import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Checks that the amounts of data on both sides of a one-sided call fit. MPI libraries do not check
 * that: they write all data that is sent or fetched, even beyond the end of the other side's items.
 */
public final class AmountChecks {

    private AmountChecks() {}

    /** Throws if a call sends more data than the items of the target have room for. */
    public static void sent(
            String call, long count, TypeShape type, long targetCount, TypeShape targetType) {
        if (exceeds(count, type, targetCount, targetType)) {
            String sent = describe(count, type) + " exceeds target_";
            String what = sent + describe(targetCount, targetType) + ", which it is sent to";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what);
        }
    }

    /**
     * Throws if a call fetches more data from the target than the items of its buffer have room
     * for.
     */
    public static void fetched(
            String call, long count, TypeShape type, long targetCount, TypeShape targetType) {
        if (exceeds(targetCount, targetType, count, type)) {
            String fetched = "target_" + describe(targetCount, targetType) + " exceeds ";
            String what = fetched + describe(count, type) + ", which it is fetched to";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what);
        }
    }

    /**
     * Throws if the target's items have a derived datatype and the two sides have different amounts
     * of data. MPI allows that, but Open MPI reads or writes beyond the shorter side, and crashes.
     */
    public static void sameSizeForDerived(
            String call, long count, TypeShape type, long targetCount, TypeShape targetType) {
        if (!targetType.isPlain() && differ(count, type, targetCount, targetType)) {
            String sides =
                    describe(count, type) + " and target_" + describe(targetCount, targetType);
            String rule = " differ; where the target's items are of a derived datatype, Open MPI";
            String what = sides + rule + " needs the same amount of data on both sides";
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, what);
        }
    }

    /**
     * Throws if the two sides of an accumulating operation have different amounts of data. Some
     * libraries would transfer the target's amount and may read beyond the buffer, others would
     * transfer the buffer's amount and may write beyond the target's items.
     */
    public static void sameSize(
            String call, long count, TypeShape type, long targetCount, TypeShape targetType) {
        if (differ(count, type, targetCount, targetType)) {
            String sides =
                    describe(count, type) + " and target_" + describe(targetCount, targetType);
            String what =
                    sides + " differ; an operation needs the same amount of data on both sides";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what);
        }
    }

    private static boolean differ(
            long count, TypeShape type, long targetCount, TypeShape targetType) {
        return exceeds(count, type, targetCount, targetType)
                || exceeds(targetCount, targetType, count, type);
    }

    /**
     * Returns true if one amount of data exceeds another. The result is true as well if a number of
     * bytes does not fit into 64 bits.
     */
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
