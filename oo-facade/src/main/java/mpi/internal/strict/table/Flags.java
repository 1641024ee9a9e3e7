package mpi.internal.strict.table;

import java.util.List;
import java.util.StringJoiner;
import java.util.function.ToIntFunction;

/**
 * Parameter whose value is made of constants by bitwise or, such as the access mode of a file.
 *
 * @param parameter the parameter.
 * @param constants names of the constants in {@code mpi.h}.
 */
record Flags(Parameter parameter, List<String> constants) {

    private static final String PREFIX = "MPI_";

    /** Parses a word of a table line, such as {@code amode=MPI_MODE_RDONLY|MPI_MODE_WRONLY}. */
    static Flags parse(String word, List<Parameter> parameters) {
        int equals = word.indexOf('=');
        return new Flags(
                Limit.named(word.substring(0, equals), parameters),
                List.of(word.substring(equals + 1).split("\\|")));
    }

    /** Returns true if a word of a table line describes such a parameter. */
    static boolean is(String word) {
        return word.contains("=MPI_");
    }

    /**
     * Returns a value in Java's words, such as {@code MODE_CREATE | MODE_RDWR}. Bits that belong to
     * no constant are added as one number.
     *
     * @param value the value.
     * @param constant finds the value of a constant, which depends on the library.
     */
    String text(int value, ToIntFunction<String> constant) {
        StringJoiner text = new StringJoiner(" | ");
        int rest = value;
        for (String name : constants) {
            int bit = constant.applyAsInt(name);
            if (bit != 0 && (rest & bit) == bit) {
                text.add(name.substring(PREFIX.length()));
                rest &= ~bit;
            }
        }
        return rest == 0 && value != 0
                ? text.toString()
                : text.add(Integer.toString(rest)).toString();
    }
}
