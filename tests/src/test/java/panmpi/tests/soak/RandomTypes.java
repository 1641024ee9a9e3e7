package panmpi.tests.soak;

import java.util.Arrays;
import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import mpi.Datatype;
import mpi.MPI;
import panmpi.tests.Patterns;

/** Makes up datatypes, nested, with gaps, in and out of order; no element is in one twice. */
final class RandomTypes {
    private static final int MOST_ELEMENTS = 40;
    private static final int ITEMS = 4;

    private final RandomGenerator random;
    private final Patterns element;
    private final int bytes;

    RandomTypes(RandomGenerator random, Patterns element) {
        this.random = random;
        this.element = element;
        bytes = element.bytes;
    }

    /** A type of which so many items can be received at once. */
    RandomType next(int items) {
        RandomType type = RandomType.basic(element);
        for (int depth = random.nextInt(4); depth > 0; depth--) {
            RandomType next = derive(type);
            Shape shape = next.shape();
            if (shape.size() <= MOST_ELEMENTS && shape.canBeReceived(Math.max(items, ITEMS))) {
                type = next;
            }
        }
        return type;
    }

    private RandomType derive(RandomType old) {
        return switch (random.nextInt(9)) {
            case 0 -> contiguous(old);
            case 1 -> vector(old);
            case 2 -> hvector(old);
            case 3 -> indexed(old);
            case 4 -> hindexed(old);
            case 5 -> indexedBlock(old);
            case 6 -> struct(old);
            case 7 -> subarray(old);
            default -> resized(old);
        };
    }

    private RandomType contiguous(RandomType old) {
        int count = between(1, 5);
        return derived(
                old,
                "Contiguous(" + count,
                old.shape().vector(1, count, 0),
                t -> Datatype.Contiguous(count, t));
    }

    private RandomType vector(RandomType old) {
        int count = between(1, 4);
        int length = between(1, 3);
        int stride = (length + random.nextInt(3)) * (random.nextInt(4) == 0 ? -1 : 1);
        return derived(
                old,
                "Vector(" + count + ", " + length + ", " + stride,
                old.shape().vector(count, length, stride * old.shape().extent()),
                t -> Datatype.Vector(count, length, stride, t));
    }

    private RandomType hvector(RandomType old) {
        int count = between(1, 4);
        int length = between(1, 3);
        int stride = length * old.shape().extent() + random.nextInt(3);
        boolean inBytes = random.nextBoolean();
        return derived(
                old,
                "Hvector(" + count + ", " + length + ", " + stride,
                old.shape().vector(count, length, stride),
                t ->
                        inBytes
                                ? Datatype.Create_hvector(count, length, (long) stride * bytes, t)
                                : Datatype.Hvector(count, length, stride, t));
    }

    private RandomType indexed(RandomType old) {
        int[] lengths = lengths(() -> random.nextInt(4));
        int[] places = disordered(lengths, 1);
        int[] elements = Arrays.stream(places).map(i -> i * old.shape().extent()).toArray();
        return derived(
                old,
                "Indexed(" + Arrays.toString(lengths) + ", " + Arrays.toString(places),
                old.shape().blocks(lengths, elements),
                t -> Datatype.Indexed(lengths, places, t));
    }

    private RandomType hindexed(RandomType old) {
        int[] lengths = lengths(() -> random.nextInt(4));
        int[] places = disordered(lengths, old.shape().extent());
        boolean inBytes = random.nextBoolean();
        return derived(
                old,
                "Hindexed(" + Arrays.toString(lengths) + ", " + Arrays.toString(places),
                old.shape().blocks(lengths, places),
                t ->
                        inBytes
                                ? Datatype.Create_hindexed(lengths, inBytes(places), t)
                                : Datatype.Hindexed(lengths, places, t));
    }

    private RandomType indexedBlock(RandomType old) {
        int length = between(1, 3);
        int[] lengths = lengths(() -> length);
        int[] places = disordered(lengths, old.shape().extent());
        return derived(
                old,
                "Create_hindexed_block(" + length + ", " + Arrays.toString(places),
                old.shape().blocks(lengths, places),
                t -> Datatype.Create_hindexed_block(length, inBytes(places), t));
    }

    /** Of the old type and of elements; with bounds, since a mixture of types has none for sure. */
    private RandomType struct(RandomType old) {
        int[] lengths = {between(1, 2), between(1, 3), between(1, 2)};
        int[] places = disordered(lengths, old.shape().extent());
        Shape[] parts = {old.shape(), Shape.ELEMENT, old.shape()};
        Shape bare = Shape.struct(lengths, places, parts);
        int lb = bare.lb() - random.nextInt(3);
        int ub = bare.ub() + random.nextInt(3);
        boolean marked = random.nextBoolean();
        return derived(
                old,
                "Struct(" + Arrays.toString(lengths) + ", " + Arrays.toString(places)
                        + " from " + lb + " to " + ub,
                bare.resized(lb, ub - lb),
                t -> marked ? marked(lengths, places, t, lb, ub) : bounded(lengths, places, t, lb, ub));
    }

    /** With the markers of mpiJava. */
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

    private RandomType subarray(RandomType old) {
        int[] sizes = {between(1, 4), between(1, 4)};
        int[] parts = {between(1, sizes[0]), between(1, sizes[1])};
        int[] starts = {random.nextInt(sizes[0] - parts[0] + 1), random.nextInt(sizes[1] - parts[1] + 1)};
        int extent = old.shape().extent();
        int[] rows = new int[parts[0]];
        Arrays.setAll(rows, i -> ((starts[0] + i) * sizes[1] + starts[1]) * extent);
        int[] lengths = new int[parts[0]];
        Arrays.fill(lengths, parts[1]);
        return derived(
                old,
                "Create_subarray("
                        + Arrays.toString(sizes)
                        + Arrays.toString(parts)
                        + Arrays.toString(starts),
                old.shape().blocks(lengths, rows).resized(0, sizes[0] * sizes[1] * extent),
                t -> Datatype.Create_subarray(sizes, parts, starts, MPI.ORDER_C, t));
    }

    /** Wider than it is, or so narrow that the next item begins among the elements of this one. */
    private RandomType resized(RandomType old) {
        int lb = old.shape().lb() + between(-2, 2);
        int extent = random.nextBoolean() ? old.shape().extent() + random.nextInt(4) : 1;
        return derived(
                old,
                "Create_resized(" + lb + ", " + extent,
                old.shape().resized(lb, extent),
                t -> Datatype.Create_resized(t, (long) lb * bytes, (long) extent * bytes));
    }

    private RandomType derived(
            RandomType old,
            String text,
            Shape shape,
            java.util.function.UnaryOperator<Datatype> call) {
        return old.derived(text + ", " + old.text() + ")", shape, random.nextBoolean(), call);
    }

    /** The lengths of two to four blocks, of which the first is not empty. */
    private int[] lengths(IntSupplier length) {
        int[] lengths = IntStream.generate(length).limit(between(2, 4)).toArray();
        lengths[0] = Math.max(1, lengths[0]);
        return lengths;
    }

    /** Where blocks begin that follow each other in any order, with gaps, from near zero on. */
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
        return Arrays.stream(places).asLongStream().flatMap(i -> LongStream.of(i * bytes)).toArray();
    }

    private int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }
}
