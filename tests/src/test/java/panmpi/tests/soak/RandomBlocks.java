package panmpi.tests.soak;

import java.util.Arrays;
import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import mpi.Datatype;
import mpi.MPI;
import panmpi.tests.support.Patterns;

/**
 * Makes random datatypes for {@link RandomTypes}: blocks in any order, with gaps, some of them
 * empty.
 */
final class RandomBlocks {
    private final RandomGenerator random;
    private final Patterns element;
    private final int bytes;

    RandomBlocks(RandomGenerator random, Patterns element) {
        this.random = random;
        this.element = element;
        bytes = element.bytes;
    }

    RandomType indexed(RandomType old) {
        int[] lengths = lengths(() -> random.nextInt(4));
        int[] places = disordered(lengths, 1);
        int[] elements = Arrays.stream(places).map(i -> i * old.shape().extent()).toArray();
        return old.derived(
                random.nextBoolean(),
                "Indexed(" + Arrays.toString(lengths) + ", " + Arrays.toString(places),
                old.shape().blocks(lengths, elements),
                t -> Datatype.Indexed(lengths, places, t));
    }

    RandomType hindexed(RandomType old) {
        int[] lengths = lengths(() -> random.nextInt(4));
        int[] places = disordered(lengths, old.shape().extent());
        boolean inBytes = random.nextBoolean();
        return old.derived(
                random.nextBoolean(),
                "Hindexed(" + Arrays.toString(lengths) + ", " + Arrays.toString(places),
                old.shape().blocks(lengths, places),
                t ->
                        inBytes
                                ? Datatype.Create_hindexed(lengths, inBytes(places), t)
                                : Datatype.Hindexed(lengths, places, t));
    }

    RandomType indexedBlock(RandomType old) {
        int length = between(1, 3);
        int[] lengths = lengths(() -> length);
        int[] places = disordered(lengths, old.shape().extent());
        return old.derived(
                random.nextBoolean(),
                "Create_hindexed_block(" + length + ", " + Arrays.toString(places),
                old.shape().blocks(lengths, places),
                t -> Datatype.Create_hindexed_block(length, inBytes(places), t));
    }

    /**
     * Makes a struct of the old type and of elements; its bounds are set explicitly, since the
     * bounds of a struct of mixed types depend on the library.
     */
    RandomType struct(RandomType old) {
        int[] lengths = {between(1, 2), between(1, 3), between(1, 2)};
        int[] places = disordered(lengths, old.shape().extent());
        Shape[] parts = {old.shape(), Shape.ELEMENT, old.shape()};
        Shape bare = Shape.struct(lengths, places, parts);
        int lb = bare.lb() - random.nextInt(3);
        int ub = bare.ub() + random.nextInt(3);
        boolean marked = random.nextBoolean();
        return old.derived(
                random.nextBoolean(),
                "Struct("
                        + Arrays.toString(lengths)
                        + ", "
                        + Arrays.toString(places)
                        + " from "
                        + lb
                        + " to "
                        + ub,
                bare.resized(lb, ub - lb),
                t ->
                        marked
                                ? marked(lengths, places, t, lb, ub)
                                : bounded(lengths, places, t, lb, ub));
    }

    /** Makes a struct whose bounds are set by mpiJava's markers MPI.LB and MPI.UB. */
    private Datatype marked(int[] lengths, int[] places, Datatype old, int lb, int ub) {
        return Datatype.Struct(
                new int[] {1, lengths[0], lengths[1], lengths[2], 1},
                new int[] {lb, places[0], places[1], places[2], ub},
                new Datatype[] {MPI.LB, old, element.datatype, old, MPI.UB});
    }

    private Datatype bounded(int[] lengths, int[] places, Datatype old, int lb, int ub) {
        Datatype[] types = {old, element.datatype, old};
        try (Datatype bare = Datatype.Create_struct(lengths, inBytes(places), types)) {
            return Datatype.Create_resized(bare, (long) lb * bytes, (long) (ub - lb) * bytes);
        }
    }

    /** Returns the lengths of two to four blocks, of which the first is not empty. */
    private int[] lengths(IntSupplier length) {
        int[] lengths = IntStream.generate(length).limit(between(2, 4)).toArray();
        lengths[0] = Math.max(1, lengths[0]);
        return lengths;
    }

    /**
     * Returns displacements of blocks that follow each other in any order, with gaps, from near
     * zero on.
     */
    private int[] disordered(int[] lengths, int unit) {
        int[] places = new int[lengths.length];
        int first = random.nextInt(lengths.length);
        int at = between(-2, 3);
        for (int i = 0; i < places.length; i++) {
            int block = (first + i) % places.length;
            places[block] = at;
            at += lengths[block] * unit + random.nextInt(3);
        }
        return places;
    }

    private long[] inBytes(int[] places) {
        return Arrays.stream(places)
                .asLongStream()
                .flatMap(i -> LongStream.of(i * bytes))
                .toArray();
    }

    private int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }
}
