package mpi.internal.strict.call;

import java.util.StringJoiner;
import mpi.c.Mpi;
import mpi.internal.strict.table.Parameter;

/**
 * Writes the text of a call for a report: the function, and those of its arguments that help to
 * understand the call, such as its count and its root.
 */
final class CallText {

    private final StringJoiner given;

    CallText(String function) {
        given = new StringJoiner(", ", function + "(", ")");
    }

    /**
     * Returns true for a parameter whose argument belongs in the text; {@link #add} takes no other
     * parameters.
     */
    static boolean shows(Parameter parameter) {
        return !parameter.isMany()
                && parameter.isRead()
                && switch (parameter.kind()) {
                    case "count", "root", "rank", "color", "tag", "dest", "source" -> true;
                    case "datatype", "Comm", "Win", "Op", "File" -> true;
                    default -> false;
                };
    }

    /** Adds an argument, which is a number or a handle. */
    void add(Parameter parameter, long value) {
        String text =
                switch (parameter.kind()) {
                    case "datatype", "Comm", "Win", "Op", "File" ->
                            HandleNames.find(parameter.kind(), value);
                    default -> number(parameter, (int) value);
                };
        if (!text.isEmpty()) {
            given.add(parameter.name() + " " + text);
        }
    }

    private static String number(Parameter parameter, int value) {
        if (parameter.is("source") && value == Mpi.MPI_ANY_SOURCE
                || parameter.is("tag") && value == Mpi.MPI_ANY_TAG) {
            return "any";
        }
        if (parameter.is("root") && value == Mpi.MPI_ROOT) {
            return "this rank";
        }
        boolean isNobody = !parameter.is("count") && !parameter.is("tag");
        return isNobody && value == Mpi.MPI_PROC_NULL ? "nobody" : Integer.toString(value);
    }

    @Override
    public String toString() {
        return given.toString();
    }
}
