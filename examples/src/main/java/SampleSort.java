import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Sorts numbers that are spread over the ranks, without any rank seeing all of them. Each sorts its
 * own and takes a few samples at equal distances; the samples of all ranks, sorted, give the
 * borders of the ranges that the ranks are to have. Then each number goes to the rank of its range,
 * and is sorted there.
 *
 * <p>{@code allGather} gives everybody's samples to everybody. {@code allToAll} exchanges how many
 * numbers each rank will send to each, and {@code allToAllv} the numbers themselves: of each
 * partner it takes a count and a position in the buffer, since the parts differ in length.
 */
public class SampleSort {
    private static final int DEFAULT_NUMBERS = 100_000;

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava SampleSort 100000}.
     *
     * @param args count of numbers that each rank has at the beginning; 100000 by default.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int size = world.getSize();
        int each = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_NUMBERS;
        int[] mine = new SplittableRandom(world.getRank()).ints(each).toArray();

        Arrays.sort(mine);
        int[] borders = borders(world, mine);
        int[] sent = counts(mine, borders);
        int[] received = new int[size];
        world.allToAll(sent, 1, MPI.INT, received, 1, MPI.INT);
        int[] sorted = new int[Arrays.stream(received).sum()];
        world.allToAllv(
                mine, sent, starts(sent), MPI.INT, sorted, received, starts(received), MPI.INT);
        Arrays.sort(sorted);

        check(world, sorted, each);
        MPI.Finalize();
    }

    /** Returns the borders between the ranges: the smallest number of each range but the first. */
    private static int[] borders(Intracomm world, int[] mine) {
        int size = world.getSize();
        int[] samples = new int[size];
        for (int i = 0; i < size; i++) {
            samples[i] = mine[(int) ((long) i * mine.length / size)];
        }
        int[] all = new int[size * size];
        world.allGather(samples, size, MPI.INT, all, size, MPI.INT);
        Arrays.sort(all);
        return IntStream.range(1, size).map(i -> all[i * size]).toArray();
    }

    /** Returns, for each range, how many of the numbers lie in it. The numbers must be sorted. */
    private static int[] counts(int[] numbers, int[] borders) {
        int[] counts = new int[borders.length + 1];
        int range = 0;
        for (int number : numbers) {
            while (range < borders.length && number >= borders[range]) {
                range++;
            }
            counts[range]++;
        }
        return counts;
    }

    /** Returns the position of each part in a buffer that has the parts one after the other. */
    private static int[] starts(int[] counts) {
        int[] starts = new int[counts.length];
        for (int i = 1; i < counts.length; i++) {
            starts[i] = starts[i - 1] + counts[i - 1];
        }
        return starts;
    }

    /** Rank 0 puts the parts together and compares with the same numbers sorted by Java. */
    private static void check(Intracomm world, int[] sorted, int each) {
        int size = world.getSize();
        int[] counts = new int[size];
        world.gather(new int[] {sorted.length}, 1, MPI.INT, counts, 1, MPI.INT, 0);
        int[] all = new int[each * size];
        world.gatherv(sorted, sorted.length, MPI.INT, all, counts, starts(counts), MPI.INT, 0);
        if (world.getRank() == 0) {
            int[] expected =
                    IntStream.range(0, size)
                            .flatMap(rank -> new SplittableRandom(rank).ints(each))
                            .sorted()
                            .toArray();
            int most = Arrays.stream(counts).max().orElse(0);
            System.out.println(all.length + " numbers sorted: " + Arrays.equals(all, expected));
            System.out.println("no rank has more than twice its share: " + (most <= 2 * each));
        }
    }
}
