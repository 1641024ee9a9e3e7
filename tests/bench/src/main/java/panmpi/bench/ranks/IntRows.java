package panmpi.bench.ranks;

import java.io.Serializable;
import java.util.Arrays;
import mpi.ccj.DividableDataObjectInterface;

/**
 * Rows of integers that CCJ divides among the members of a group, {@code each} rows for every
 * member. If a member has only one row, the row is sent as a plain array.
 */
final class IntRows implements DividableDataObjectInterface {
    private static final long serialVersionUID = 1;
    private final int[][] rows;
    private final int each;

    IntRows(int[][] rows, int each) {
        this.rows = rows;
        this.each = each;
    }

    /**
     * Returns the rows of one member: an array of {@code each} rows, or the plain row if {@code
     * each} is 1.
     */
    static Serializable part(int[][] rows, int member, int each) {
        return each == 1
                ? rows[member]
                : Arrays.copyOfRange(rows, member * each, (member + 1) * each);
    }

    /**
     * Returns the number of integers in an object that CCJ sends: a row, an array of rows, or the
     * rows of all members.
     */
    static long count(Object part) {
        return switch (part) {
            case int[] row -> row.length;
            case int[][] rows -> Arrays.stream(rows).mapToLong(row -> row.length).sum();
            case IntRows whole -> count(whole.rows);
            default -> throw new IllegalArgumentException("no integers: " + part.getClass());
        };
    }

    @Override
    public Serializable elementAt(int index, int groupSize) {
        return part(rows, index, each);
    }

    @Override
    public void setElementAt(int index, int groupSize, Serializable object) {
        if (object instanceof int[] row) {
            rows[index] = row;
        } else {
            System.arraycopy((int[][]) object, 0, rows, index * each, each);
        }
    }
}
