import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.ArrayLength;
import mpi.Datatype;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Win;

/**
 * One rank of a job in several languages: {@code partner.c} and {@code partner.py} do the same.
 * Each rank exchanges structs and arrays with its neighbours, takes part in collective calls, uses
 * an inter-communicator and a window, and prints which results were right.
 */
public class Partners {
    private static final int NUMBERS = 1000;
    private static final int TYPED = 1;
    private static final int RAW = 2;
    private static final int ARRAY = 3;
    private static final int BRIDGE = 4;
    private static final int ROOM = 64;

    private final Intracomm world = MPI.COMM_WORLD;
    private final int rank = world.getRank();
    private final int size = world.getSize();
    private final int next = (rank + 1) % size;
    private final int previous = (rank + size - 1) % size;

    private Partners() {}

    /** Record with the members of the C struct, in the same order. */
    private record Reading(
            int id, double value, byte kind, @ArrayLength(3) short[] parts, long stamp) {
        static Reading[] of(int rank) {
            short[] parts = {(short) (10 * rank), (short) (10 * rank + 1), (short) (10 * rank + 2)};
            byte kind = (byte) ('a' + rank);
            return new Reading[] {
                new Reading(rank, rank + 0.25, kind, parts, 10_000_000_000L + rank)
            };
        }
    }

    /**
     * Runs on two ranks or more, in a job with ranks in C or Python: {@code mpiexec -n 1 ./partner
     * : -n 1 mpijava -Dpanmpi.checks=local Partners : -n 1 python3 partner.py}. The option {@code
     * -Dpanmpi.checks=local} is needed, since by default panmpi's ranks exchange the sizes of a
     * window, and ranks in C or Python do not take part in that.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        var own = new Partners();
        // One string, so that the lines of ranks do not mix.
        System.out.println(
                "rank %d in Java: structs %s, arrays %s, collective %s, between groups %s, window %s"
                        .formatted(
                                own.rank,
                                own.structs(),
                                own.arrays(),
                                own.collectives(),
                                own.bridge(),
                                own.window()));
        MPI.Finalize();
    }

    /**
     * Exchanges structs by a datatype, then as bytes. Returns true if both arrive with the same
     * bytes as the C struct.
     */
    private boolean structs() {
        try (Arena arena = Arena.ofConfined()) {
            Datatype type = Datatype.Of(Reading.class);
            int bytes = type.getExtent();
            MemorySegment typed = arena.allocate(bytes, 8);
            var coming = world.iRecv(typed, 1, type, previous, TYPED);
            world.send(Reading.of(rank), 1, type, next, TYPED);
            coming.waitFor();
            MemorySegment own = image(arena, rank, type);
            MemorySegment got = arena.allocate(bytes, 8);
            world.sendRecv(own, bytes, MPI.BYTE, next, RAW, got, bytes, MPI.BYTE, previous, RAW);
            MemorySegment wanted = image(arena, previous, type);
            type.free();
            return typed.mismatch(wanted) < 0 && got.mismatch(wanted) < 0;
        }
    }

    /**
     * Returns the bytes of a rank's record in the layout of the C struct, with zeros as padding.
     */
    private static MemorySegment image(Arena arena, int rank, Datatype type) {
        MemorySegment image = arena.allocate(type.getExtent(), 8);
        var coming = MPI.COMM_SELF.iRecv(image, 1, type, 0, TYPED);
        MPI.COMM_SELF.send(Reading.of(rank), 1, type, 0, TYPED);
        coming.waitFor();
        return image;
    }

    private boolean arrays() {
        double[] got = new double[NUMBERS];
        double[] own = numbers(rank);
        world.sendRecv(
                own, NUMBERS, MPI.DOUBLE, next, ARRAY, got, NUMBERS, MPI.DOUBLE, previous, ARRAY);
        return Arrays.equals(got, numbers(previous));
    }

    private static double[] numbers(int rank) {
        double[] numbers = new double[NUMBERS];
        Arrays.setAll(numbers, i -> rank + i / 8.0);
        return numbers;
    }

    private boolean collectives() {
        int[] first = {rank == 0 ? 42 : 0};
        world.bcast(first, 1, MPI.INT, 0);
        int[] sum = {rank};
        world.allReduce(MPI.IN_PLACE, sum, 1, MPI.INT, MPI.SUM);
        int[] counts = new int[size];
        Arrays.setAll(counts, i -> i + 1);
        int[] begins = new int[size];
        Arrays.setAll(begins, i -> i * (i + 1) / 2);
        int[] own = part(rank);
        int[] all = new int[size * (size + 1) / 2];
        world.allGatherv(own, own.length, MPI.INT, all, counts, begins, MPI.INT);
        boolean isRight = first[0] == 42 && sum[0] == size * (size - 1) / 2;
        for (int i = 0; i < size; i++) {
            int[] part = Arrays.copyOfRange(all, begins[i], begins[i] + counts[i]);
            isRight &= Arrays.equals(part, part(i));
        }
        return isRight;
    }

    private static int[] part(int rank) {
        int[] part = new int[rank + 1];
        Arrays.setAll(part, i -> 100 * rank + i);
        return part;
    }

    /** Connects rank 0 with all other ranks by an inter-communicator. */
    private boolean bridge() {
        Intracomm side = world.split(rank == 0 ? 1 : 0, rank);
        Intercomm between = world.createIntercomm(side, 0, rank == 0 ? 1 : 0, BRIDGE);
        int[] others = new int[between.getRemoteSize()];
        between.allGather(new int[] {rank}, 1, MPI.INT, others, 1, MPI.INT);
        Intracomm merged = between.merge(rank != 0);
        boolean isRight =
                others.length == (rank == 0 ? size - 1 : 1)
                        && others[0] == (rank == 0 ? 1 : 0)
                        && merged.getSize() == size;
        merged.free();
        between.free();
        side.free();
        return isRight;
    }

    /** Lets all ranks write into the memory of rank 0, and read what the next rank has written. */
    private boolean window() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocate(4L * ROOM, 4);
            Win window = Win.create(memory, 4, MPI.INFO_NULL, world);
            window.fence(0);
            window.put(new int[] {rank + 1}, 1, MPI.INT, 0, rank, 1, MPI.INT);
            window.accumulate(new int[] {1}, 1, MPI.INT, 0, size, 1, MPI.INT, MPI.SUM);
            window.fence(0);
            int[] written = new int[1];
            int[] count = new int[1];
            window.get(written, 1, MPI.INT, 0, next, 1, MPI.INT);
            window.get(count, 1, MPI.INT, 0, size, 1, MPI.INT);
            window.fence(0);
            window.free();
            return written[0] == next + 1 && count[0] == size;
        }
    }
}
