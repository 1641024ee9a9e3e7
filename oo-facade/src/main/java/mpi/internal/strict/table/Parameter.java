package mpi.internal.strict.table;

/**
 * Parameter of an MPI function.
 *
 * @param at index among the parameters, from 0.
 * @param isRead true if the call reads it.
 * @param isWritten true if the call writes it.
 * @param kind meaning: {@code count}, {@code dest}, or a class of objects such as {@code Comm}.
 * @param isMany true for an array.
 * @param name name in {@code mpi.h}.
 */
public record Parameter(
        int at, boolean isRead, boolean isWritten, String kind, boolean isMany, String name) {

    /** Parses a parameter of a table line, such as {@code out number* array_of_indices}. */
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

    /** Returns true if the parameter is of this kind. */
    public boolean is(String ofKind) {
        return kind.equals(ofKind);
    }
}
