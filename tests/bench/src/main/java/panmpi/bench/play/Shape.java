package panmpi.bench.play;

/** Arrangements of the N*N elements of a message in an array of arrays. */
enum Shape {
    /** N arrays of N elements. */
    ROWS("rows"),

    /** One array of all. */
    ROW("row");

    private final String label;

    Shape(String label) {
        this.label = label;
    }

    /** The name in games. */
    String label() {
        return label;
    }

    /** The number of arrays that so many elements lie in. */
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
