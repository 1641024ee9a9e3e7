package panmpi.tests.bounds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import mpi.Datatype;
import mpi.MPIException;
import panmpi.tests.support.Patterns;

/** Makes random nested datatypes whose extents and displacements have any sign and size. */
final class HostileTypes {
    private static final int MOST_RUNS = 64;
    private static final long[] FAR = {
        1L << 62, -(1L << 62), 1L << 61, 1L << 40, -(1L << 33), Long.MAX_VALUE - 3, Long.MIN_VALUE
    };

    private final RandomGenerator random;

    HostileTypes(RandomGenerator random) {
        this.random = random;
    }

    /** Returns a committed datatype of elements of a basic type. */
    HostileType next(Patterns element) {
        var type = HostileType.basic(element);
        int depth = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : 0;
        for (int i = 0; i < depth; i++) {
            var next = derived(type);
            if (next == null) {
                break;
            }
            type.free();
            type = next;
        }
        if (!type.isBasic()) {
            type.datatype().Commit();
        }
        return type;
    }

    /**
     * Returns a derived datatype; null if MPI refuses it, or if it has more contiguous runs of
     * bytes than the fuzzer checks.
     */
    private HostileType derived(HostileType old) {
        try {
            var made =
                    switch (random.nextInt(5)) {
                        case 0 -> contiguous(old);
                        case 1 -> vector(old);
                        case 2 -> hindexed(old);
                        case 3 -> struct(old);
                        default -> resized(old);
                    };
            if (made != null && made.runs().size() > MOST_RUNS) {
                made.free();
                return null;
            }
            return made;
        } catch (MPIException refused) {
            return null;
        }
    }

    private HostileType contiguous(HostileType old) {
        int count = random.nextInt(5);
        int[] lengths = {count};
        var type = Datatype.Contiguous(count, old.datatype());
        return made(old, type, "Contiguous(" + count, lengths, new long[1]);
    }

    private HostileType vector(HostileType old) {
        int count = random.nextInt(4);
        int length = random.nextInt(4);
        long stride = place();
        int[] lengths = new int[count];
        Arrays.fill(lengths, length);
        long[] places = new long[count];
        Arrays.setAll(places, i -> i * stride);
        boolean isFar =
                count > 1
                        && length > 0
                        && old.size() > 0
                        && Math.abs((double) stride * count) > Long.MAX_VALUE;
        var type = Datatype.Create_hvector(count, length, stride, old.datatype());
        var text = "Create_hvector(" + count + ", " + length + ", " + stride;
        return isFar ? far(old, type, text) : made(old, type, text, lengths, places);
    }

    private HostileType hindexed(HostileType old) {
        int count = random.nextInt(4);
        int[] lengths = lengths(count);
        long[] places = places(count);
        var type = Datatype.Create_hindexed(lengths, places, old.datatype());
        return made(old, type, "Create_hindexed(" + text(lengths, places), lengths, places);
    }

    private HostileType struct(HostileType old) {
        int count = 1 + random.nextInt(3);
        int[] lengths = lengths(count);
        long[] places = places(count);
        var types = new Datatype[count];
        Arrays.fill(types, old.datatype());
        var type = Datatype.Create_struct(lengths, places, types);
        return made(old, type, "Create_struct(" + text(lengths, places), lengths, places);
    }

    private HostileType resized(HostileType old) {
        long extent = place();
        long lb = place();
        var type = Datatype.Create_resized(old.datatype(), lb, extent);
        var text = "Create_resized(" + lb + ", " + extent + ", " + old.text() + ")";
        return new HostileType(type, text, old.element(), old.runs(), extent, old.isFar());
    }

    private int[] lengths(int count) {
        int[] lengths = new int[count];
        Arrays.setAll(lengths, i -> random.nextInt(4));
        return lengths;
    }

    private long[] places(int count) {
        long[] places = new long[count];
        Arrays.setAll(places, i -> place());
        return places;
    }

    /**
     * Returns a displacement in bytes: mostly a small multiple of 8, sometimes a number of any
     * alignment, seldom a huge one.
     */
    private long place() {
        return switch (random.nextInt(40)) {
            case 0 -> FAR[random.nextInt(FAR.length)];
            case 1, 2, 3 -> random.nextInt(-2000, 2000);
            default -> 8L * random.nextInt(-3, 12);
        };
    }

    private static String text(int[] lengths, long[] places) {
        return Arrays.toString(lengths) + ", " + Arrays.toString(places);
    }

    private static HostileType far(HostileType old, Datatype type, String text) {
        return new HostileType(
                type,
                text + ", " + old.text() + ")",
                old.element(),
                List.of(new long[] {0, 1}),
                0,
                true);
    }

    /** Returns the description of {@code type}, which consists of blocks of the old datatype. */
    private static HostileType made(
            HostileType old, Datatype type, String call, int[] lengths, long[] places) {
        var runs = new ArrayList<long[]>();
        try {
            for (int i = 0; i < lengths.length; i++) {
                runs.addAll(old.placed(places[i], lengths[i]));
            }
        } catch (ArithmeticException overflow) {
            return far(old, type, call);
        }
        var extent = type.Get_extent();
        var text = call + ", " + old.text() + ")";
        return new HostileType(type, text, old.element(), runs, extent.extent(), false);
    }
}
