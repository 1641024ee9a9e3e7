package panmpi.bench.apps;

/**
 * The rank of this process and the number of ranks that share a problem.
 *
 * @param rank this rank.
 * @param ranks number of ranks.
 */
record Team(int rank, int ranks) {
    static final Team ALONE = new Team(0, 1);

    /**
     * {@return the range of items that this rank has, if {@code items} items are divided among all
     * ranks}
     */
    Part part(int items) {
        return Part.of(items, rank, ranks);
    }
}
