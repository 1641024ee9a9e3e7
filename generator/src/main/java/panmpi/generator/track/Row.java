package panmpi.generator.track;

import java.util.List;
import java.util.SortedMap;

/**
 * Row of the matrix ({@link MatrixPage}), which is about one function or constant.
 *
 * @param name the name in C
 * @param kind the kind of the name, such as a function
 * @param owner the class of the facade that the name belongs to, or an empty string
 * @param members the methods of the facade that stand for the name
 * @param texts the prototypes or values that headers give it
 * @param shapes for each text, the number of the group that it belongs to; the prototypes of a
 *     group differ only in the names of parameters. The list is empty if no two texts are in one
 *     group
 * @param history for each library, a list in which the label of a column and the index of its text
 *     alternate; the index is -1 if the name is gone, and a column with the same text as the one
 *     before is left out
 */
record Row(
        String name,
        Kind kind,
        String owner,
        List<String> members,
        List<String> texts,
        List<Integer> shapes,
        SortedMap<String, List<Object>> history) {

    /** A kind of names. */
    enum Kind {
        /** A function. */
        FUNCTION,
        /** A constant. */
        CONSTANT,
        /** The number that a library gives a function, for tools that wrap functions. */
        NUMBER
    }

    /** Returns the row as a list of values, which the page contains as JSON. */
    List<Object> data() {
        String letter = kind.name().substring(0, 1).toLowerCase(java.util.Locale.ROOT);
        return List.of(name, letter, owner, members, texts, shapes, history);
    }
}
