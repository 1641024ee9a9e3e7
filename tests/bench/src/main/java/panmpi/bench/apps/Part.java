package panmpi.bench.apps;

/**
 * Range of the items that one rank has.
 *
 * @param first index of the first item.
 * @param end index after the last item.
 */
record Part(int first, int end) {

    /**
     * {@return the range of items that a rank has, if {@code items} items are divided evenly among
     * all ranks}
     */
    static Part of(int items, int rank, int ranks) {
        return new Part(start(items, rank, ranks), start(items, rank + 1, ranks));
    }

    /** {@return the rank whose range contains the index {@code item}} */
    static int owner(int items, int item, int ranks) {
        int rank = (int) ((long) item * ranks / items);
        while (start(items, rank + 1, ranks) <= item) {
            rank++;
        }
        return rank;
    }

    private static int start(int items, int rank, int ranks) {
        return (int) ((long) items * rank / ranks);
    }

    /**
     * {@return for each rank, the number of its items, multiplied by {@code factor}, the number of
     * array elements of an item}
     */
    static int[] counts(int items, int ranks, int factor) {
        int[] counts = new int[ranks];
        for (int rank = 0; rank < ranks; rank++) {
            counts[rank] = factor * of(items, rank, ranks).length();
        }
        return counts;
    }

    /**
     * {@return the index of each rank's first item: the sum of the counts of the ranks before it}
     */
    static int[] places(int[] counts) {
        int[] places = new int[counts.length];
        for (int rank = 1; rank < counts.length; rank++) {
            places[rank] = places[rank - 1] + counts[rank - 1];
        }
        return places;
    }

    int length() {
        return end - first;
    }
}
