package panmpi.tests.soak;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import mpi.Datatype;
import mpi.MPI;
import mpi.internal.link.Linkage;
import panmpi.tests.support.Patterns;

/**
 * Makes random nested datatypes with gaps, in and out of order; no element occurs twice in a type.
 */
final class RandomTypes {
    private static final int MOST_ELEMENTS = 40;
    private static final int ITEMS = 4;

    /**
     * True for Open MPI, which takes a vector of stride -1 for one of stride 1
     * (docs/known-issues.md).
     */
    private static final boolean IS_OPEN_MPI = Linkage.library().startsWith("Open MPI");

    private final RandomGenerator random;
    private final Patterns element;
    private final int bytes;
    private final RandomBlocks blocks;

    RandomTypes(RandomGenerator random, Patterns element) {
        this.random = random;
        this.element = element;
        bytes = element.bytes;
        blocks = new RandomBlocks(random, element);
    }

    /**
     * Returns a type with which a receive of {@code items} items is correct, since no elements
     * overlap.
     */
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
            case 3 -> blocks.indexed(old);
            case 4 -> blocks.hindexed(old);
            case 5 -> blocks.indexedBlock(old);
            case 6 -> blocks.struct(old);
            case 7 -> subarray(old);
            default -> resized(old);
        };
    }

    private RandomType contiguous(RandomType old) {
        int count = between(1, 5);
        return old.derived(
                random.nextBoolean(),
                "Contiguous(" + count,
                old.shape().vector(1, count, 0),
                t -> Datatype.Contiguous(count, t));
    }

    private RandomType vector(RandomType old) {
        int count = between(1, 4);
        int length = between(1, 3);
        int distance = length + random.nextInt(3);
        boolean isBackwards = random.nextInt(4) == 0 && !(distance == 1 && IS_OPEN_MPI);
        int stride = isBackwards ? -distance : distance;
        return old.derived(
                random.nextBoolean(),
                "Vector(" + count + ", " + length + ", " + stride,
                old.shape().vector(count, length, stride * old.shape().extent()),
                t -> Datatype.Vector(count, length, stride, t));
    }

    private RandomType hvector(RandomType old) {
        int count = between(1, 4);
        int length = between(1, 3);
        int stride = length * old.shape().extent() + random.nextInt(3);
        boolean inBytes = random.nextBoolean();
        return old.derived(
                random.nextBoolean(),
                "Hvector(" + count + ", " + length + ", " + stride,
                old.shape().vector(count, length, stride),
                t ->
                        inBytes
                                ? Datatype.Create_hvector(count, length, (long) stride * bytes, t)
                                : Datatype.Hvector(count, length, stride, t));
    }

    private RandomType subarray(RandomType old) {
        int[] sizes = {between(1, 4), between(1, 4)};
        int[] parts = {between(1, sizes[0]), between(1, sizes[1])};
        int[] starts = {
            random.nextInt(sizes[0] - parts[0] + 1), random.nextInt(sizes[1] - parts[1] + 1)
        };
        int extent = old.shape().extent();
        int[] rows = new int[parts[0]];
        Arrays.setAll(rows, i -> ((starts[0] + i) * sizes[1] + starts[1]) * extent);
        int[] lengths = new int[parts[0]];
        Arrays.fill(lengths, parts[1]);
        return old.derived(
                random.nextBoolean(),
                "Create_subarray("
                        + Arrays.toString(sizes)
                        + Arrays.toString(parts)
                        + Arrays.toString(starts),
                old.shape().blocks(lengths, rows).resized(0, sizes[0] * sizes[1] * extent),
                t -> Datatype.Create_subarray(sizes, parts, starts, MPI.ORDER_C, t));
    }

    /**
     * Makes a copy of a type with a larger extent, or with one so small that the next item begins
     * among the elements of the item before.
     */
    private RandomType resized(RandomType old) {
        int lb = old.shape().lb() + between(-2, 2);
        int extent = random.nextBoolean() ? old.shape().extent() + random.nextInt(4) : 1;
        return old.derived(
                random.nextBoolean(),
                "Create_resized(" + lb + ", " + extent,
                old.shape().resized(lb, extent),
                t -> Datatype.Create_resized(t, (long) lb * bytes, (long) extent * bytes));
    }

    private int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }
}
