package mpi;

import java.util.Arrays;
import mpi.internal.sums.FixedPoint;

/**
 * Computes sums that have the same bits on any number of ranks and with any MPI: a first reduction
 * finds the largest exponents, a second one adds integers.
 */
final class ReproducibleSums {

    /**
     * Largest number of sums for which a thread keeps the arrays of its latest call. The next call
     * reuses them, as they may be pinned already.
     */
    private static final int MOST_KEPT = 1 << 15;

    private static final ThreadLocal<Work> KEPT = ThreadLocal.withInitial(() -> new Work(1));

    private final Intracomm comm;
    private final double[] mine;
    private final int[] exponents;
    private final long[] limbs;

    /**
     * Working arrays: for each sum, the largest exponent of its operands, and the words of the sum
     * as a fixed-point number.
     */
    private record Work(int[] exponents, long[] limbs) {

        Work(int sums) {
            this(new int[sums], new long[FixedPoint.LIMBS * sums]);
        }

        static Work of(int sums) {
            Work kept = KEPT.get();
            if (kept.exponents.length != sums) {
                Work other = new Work(sums);
                if (sums <= MOST_KEPT) {
                    KEPT.set(other);
                }
                return other;
            }
            Arrays.fill(kept.exponents, 0);
            Arrays.fill(kept.limbs, 0);
            return kept;
        }
    }

    private ReproducibleSums(Intracomm comm, double[] mine, int sums) {
        this.comm = comm;
        this.mine = mine;
        Work work = Work.of(sums);
        exponents = work.exponents;
        limbs = work.limbs;
    }

    /** Returns the sum of each element over all ranks, on all ranks. */
    static double[] all(Intracomm comm, double[] mine) {
        ReproducibleSums sums = columns(comm, mine);
        comm.Allreduce(MPI.IN_PLACE, 0, sums.limbs, 0, sums.limbs.length, MPI.LONG, MPI.SUM);
        return sums.values(sums.limbs);
    }

    /** Returns the sum of each element over all ranks on the root; null on the other ranks. */
    static double[] atRoot(Intracomm comm, double[] mine, int root) {
        ReproducibleSums sums = columns(comm, mine);
        boolean isRoot = comm.Rank() == root;
        // MPICH 4.0 crashes if a root other than rank 0 reduces in place.
        long[] reduced = isRoot ? new long[sums.limbs.length] : null;
        comm.Reduce(sums.limbs, 0, reduced, 0, sums.limbs.length, MPI.LONG, MPI.SUM, root);
        return isRoot ? sums.values(reduced) : null;
    }

    /** Returns the sum of each element over the ranks up to this one. */
    static double[] upToOwn(Intracomm comm, double[] mine) {
        ReproducibleSums sums = columns(comm, mine);
        comm.Scan(MPI.IN_PLACE, 0, sums.limbs, 0, sums.limbs.length, MPI.LONG, MPI.SUM);
        return sums.values(sums.limbs);
    }

    /** Returns the sum of all elements of all ranks. */
    static double total(Intracomm comm, double[] mine) {
        ReproducibleSums sums = new ReproducibleSums(comm, mine, 1);
        sums.findExponents();
        FixedPoint units = new FixedPoint(sums.exponents[0]);
        for (int i = 0; i < mine.length; i++) {
            units.add(mine[i], sums.limbs, 0);
            if (i % FixedPoint.MOST == FixedPoint.MOST - 1) {
                units.normalize(sums.limbs, 0);
            }
        }
        units.normalize(sums.limbs, 0);
        comm.Allreduce(MPI.IN_PLACE, 0, sums.limbs, 0, FixedPoint.LIMBS, MPI.LONG, MPI.SUM);
        return units.value(sums.limbs, 0);
    }

    private static ReproducibleSums columns(Intracomm comm, double[] mine) {
        ReproducibleSums sums = new ReproducibleSums(comm, mine, mine.length);
        sums.findExponents();
        for (int i = 0; i < mine.length; i++) {
            new FixedPoint(sums.exponents[i]).add(mine[i], sums.limbs, FixedPoint.LIMBS * i);
        }
        return sums;
    }

    /** Finds the largest exponent of each sum on all ranks. */
    private void findExponents() {
        for (int i = 0; i < mine.length; i++) {
            int sum = exponents.length == 1 ? 0 : i;
            exponents[sum] = Math.max(exponents[sum], FixedPoint.exponent(mine[i]));
        }
        comm.Allreduce(MPI.IN_PLACE, 0, exponents, 0, exponents.length, MPI.INT, MPI.MAX);
    }

    private double[] values(long[] reduced) {
        double[] values = new double[exponents.length];
        for (int i = 0; i < values.length; i++) {
            FixedPoint units = new FixedPoint(exponents[i]);
            values[i] = units.value(reduced, FixedPoint.LIMBS * i);
        }
        return values;
    }

    /** Converts the elements of an array to doubles, which is exact. */
    static double[] doubles(Object array) {
        if (array instanceof double[] doubles) {
            return doubles;
        }
        if (!(array instanceof float[] floats)) {
            throw MPIException.of("MPI_Allreduce", MPI.ERR_BUFFER, "the array is null");
        }
        double[] wide = new double[floats.length];
        for (int i = 0; i < wide.length; i++) {
            wide[i] = floats[i];
        }
        return wide;
    }

    /**
     * Rounds sums to the type of the elements of {@code array}; returns null if {@code values} is
     * null.
     */
    static Object like(Object array, double[] values) {
        if (array instanceof double[] || values == null) {
            return values;
        }
        float[] narrow = new float[values.length];
        for (int i = 0; i < narrow.length; i++) {
            narrow[i] = (float) values[i];
        }
        return narrow;
    }
}
