package panmpi.bench.ranks;

/** Ways to arrange the N*N elements of a message in an array of arrays. */
enum Shape {
    /** N arrays of N elements. */
    ROWS("rows"),

    /** One array of all elements. */
    ROW("row");

    private final String label;

    Shape(String label) {
        this.label = label;
    }

    /** {@return the name of this arrangement in benchmarks} */
    String label() {
        return label;
    }

    /**
     * {@return the number of arrays over which this arrangement distributes {@code elements}
     * elements}
     */
    int arrays(int elements) {
        return this == ROW ? 1 : side(elements);
    }

    private static int side(int elements) {
        int side = (int) Math.round(Math.sqrt(elements));
        if (side * side != elements) {
            throw new IllegalArgumentException(
                    elements + " elements fill no square, as N*N elements would");
        }
        return side;
    }
}
