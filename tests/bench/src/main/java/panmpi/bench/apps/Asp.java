package panmpi.bench.apps;

import java.util.Arrays;

/**
 * Computes the shortest paths between all pairs of towns by Floyd's algorithm. Each rank has some
 * rows of the table of distances; row {@code k} goes to all ranks before step {@code k}.
 */
final class Asp implements App {
    private static final int FAR = 1 << 28;
    private static final int LONGEST = 100;

    /**
     * Inverse of the density of roads: from each town, roads lead to one in {@code SPARSE} other
     * towns, on average.
     */
    private static final int SPARSE = 8;

    private final Clock clock = new Clock();
    private final Team team;
    private final Rows rows;

    Asp(Team team, Rows rows) {
        this.team = team;
        this.rows = rows;
    }

    /**
     * Broadcasts rows of the table to all ranks. The class of each style, such as {@link
     * AspByArrays}, implements this interface.
     */
    interface Rows {
        /**
         * {@return the root's row, on each rank}
         *
         * @param row the row at the root, null elsewhere.
         */
        int[] broadcast(int[] row, int length, int root) throws Exception;
    }

    /** {@return an instance of this algorithm for a single rank, which sends no messages} */
    static Asp alone() {
        return new Asp(Team.ALONE, (row, length, root) -> row);
    }

    @Override
    public long run(int towns) throws Exception {
        Part own = team.part(towns);
        int[][] table = new int[towns][];
        for (int town = own.first(); town < own.end(); town++) {
            table[town] = roads(town, towns);
        }
        for (int k = 0; k < towns; k++) {
            int root = Part.owner(towns, k, team.ranks());
            clock.enter();
            int[] through = rows.broadcast(table[k], towns, root);
            clock.leave();
            for (int town = own.first(); town < own.end(); town++) {
                shorten(table[town], table[town][k], through);
            }
        }
        return checksum(table, own);
    }

    /**
     * Replaces each distance in a row by the distance through another town, if that is shorter.
     * {@code there} is the distance to the other town, whose row is {@code through}.
     */
    private static void shorten(int[] row, int there, int[] through) {
        for (int to = 0; to < row.length; to++) {
            row[to] = Math.min(row[to], there + through[to]);
        }
    }

    private static int[] roads(int town, int towns) {
        int[] roads = new int[towns];
        Arrays.fill(roads, FAR);
        for (int to = 0; to < towns; to++) {
            int number = Numbers.hash(town, to);
            if ((number & SPARSE - 1) == 0) {
                roads[to] = 1 + (number >>> 8) % LONGEST;
            }
        }
        roads[(town + 1) % towns] = LONGEST;
        roads[town] = 0;
        return roads;
    }

    private static long checksum(int[][] table, Part own) {
        long sum = 0;
        for (int town = own.first(); town < own.end(); town++) {
            for (int to = 0; to < table.length; to++) {
                sum ^= Numbers.mix((long) town * table.length + to, table[town][to]);
            }
        }
        return sum;
    }

    @Override
    public Clock clock() {
        return clock;
    }
}
