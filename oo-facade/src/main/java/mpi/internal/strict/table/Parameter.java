package mpi.internal.strict.table;

/**
 * A parameter of a function of MPI.
 *
 * @param at its place.
 * @param isRead true if the call reads it.
 * @param isWritten true if the call writes it.
 * @param kind its meaning: {@code count}, {@code dest}, or a class of objects such as {@code Comm}.
 * @param isMany true for several values.
 * @param name its name in the header.
 */
public record Parameter(
        int at, boolean isRead, boolean isWritten, String kind, boolean isMany, String name) {

    /** Reads it from a line of the table, such as {@code out number* array_of_indices}. */
    static Parameter parse(int at, String text) {
        String[] words = text.strip().split(" ");
        String kind = words[1];
        boolean isMany = kind.endsWith("*");
        return new Parameter(
                at,
                words[0].startsWith("in"),
                words[0].endsWith("out"),
                isMany ? kind.substring(0, kind.length() - 1) : kind,
                isMany,
                words[2]);
    }

    /** True for a parameter of a kind. */
    public boolean is(String ofKind) {
        return kind.equals(ofKind);
    }
}
