package panmpi.bench.apps;

import java.io.Serializable;

/**
 * Candidate for the next pivot: a column, and the square of its norm below the rows that are done.
 *
 * @param norm square of the norm; negative where a rank has no column left.
 * @param column index of the column.
 */
record Pivot(double norm, int column) implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Candidate of a rank that has no column left. */
    static final Pivot NONE = new Pivot(-1, Integer.MAX_VALUE);

    /**
     * {@return the candidate with the larger norm; if both norms are equal, the candidate with the
     * lower index}
     */
    static Pivot longer(Pivot a, Pivot b) {
        boolean isFirst = a.norm > b.norm || a.norm == b.norm && a.column < b.column;
        return isFirst ? a : b;
    }
}
