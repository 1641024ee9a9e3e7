package panmpi.bench.apps;

import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Sorts keys by sample sort. Each rank sorts its keys and sends a sample of them to all ranks,
 * which choose the same limits from all samples. Then each rank receives the keys between two of
 * the limits from all ranks, and sorts these keys.
 */
final class SampleSort implements App {
    private final Clock clock = new Clock();
    private final Intracomm comm;
    private final Team team;

    SampleSort(Intracomm comm) {
        this.comm = comm;
        team = new Team(comm.getRank(), comm.getSize());
    }

    @Override
    public long run(int count) {
        Part own = team.part(count);
        int[] keys = new int[own.length()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = Numbers.hash(own.first() + i, 3);
        }
        Quicksort.sort(keys, 0, keys.length - 1);
        int[] sorted = exchange(keys, limits(keys));
        Quicksort.sort(sorted, 0, sorted.length - 1);
        return checksum(sorted, before(sorted.length));
    }

    /**
     * {@return the keys that separate the parts of successive ranks: one fewer than there are
     * ranks}
     */
    private int[] limits(int[] keys) {
        int ranks = team.ranks();
        int[] own = new int[ranks];
        int[] all = new int[ranks * ranks];
        for (int i = 0; i < ranks; i++) {
            own[i] = keys[(int) ((long) keys.length * i / ranks)];
        }
        clock.enter();
        comm.allGather(own, ranks, MPI.INT, all, ranks, MPI.INT);
        clock.leave();
        Quicksort.sort(all, 0, all.length - 1);
        int[] limits = new int[ranks - 1];
        for (int i = 0; i < limits.length; i++) {
            limits[i] = all[(i + 1) * ranks];
        }
        return limits;
    }

    /**
     * Sends each key to the rank whose part it belongs to, and returns the keys of this rank's
     * part.
     */
    private int[] exchange(int[] keys, int[] limits) {
        int ranks = team.ranks();
        int[] sent = new int[ranks];
        int[] received = new int[ranks];
        int at = 0;
        for (int rank = 0; rank < ranks; rank++) {
            int end = rank < limits.length ? lowerBound(keys, limits[rank]) : keys.length;
            sent[rank] = end - at;
            at = end;
        }
        clock.enter();
        comm.allToAll(sent, 1, MPI.INT, received, 1, MPI.INT);
        clock.leave();
        int[] mine = new int[Arrays.stream(received).sum()];
        int[] from = Part.places(sent);
        int[] to = Part.places(received);
        clock.enter();
        comm.allToAllv(keys, sent, from, MPI.INT, mine, received, to, MPI.INT);
        clock.leave();
        return mine;
    }

    private static int lowerBound(int[] keys, int limit) {
        int low = 0;
        int high = keys.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (keys[middle] < limit) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** {@return the sum of {@code count} over the ranks before this rank} */
    private int before(int count) {
        int[] own = {count};
        int[] sum = {0};
        clock.enter();
        comm.exScan(own, sum, 1, MPI.INT, MPI.SUM);
        clock.leave();
        return team.rank() == 0 ? 0 : sum[0];
    }

    private static long checksum(int[] sorted, int first) {
        long sum = 0;
        for (int i = 0; i < sorted.length; i++) {
            sum ^= Numbers.mix(first + i, sorted[i]);
        }
        return sum;
    }

    @Override
    public Clock clock() {
        return clock;
    }
}
