package mpi.internal.strict.table;

import java.util.ArrayList;
import java.util.List;

/**
 * Condition that numbers among the arguments of a call must meet, such as {@code dims>=0} or {@code
 * array_of_starts+array_of_subsizes<=array_of_sizes}. Each element of an array must meet it.
 *
 * @param terms parameters whose values are added.
 * @param most parameter whose value the sum may not exceed; null for a lower bound.
 * @param least number that the sum must reach at least; ignored if there is a {@code most}.
 */
public record Limit(List<Parameter> terms, Parameter most, long least) {

    /** Returns true if a word of a table line is such a condition. */
    static boolean is(String word) {
        return word.contains(">=") || word.contains("<=");
    }

    /**
     * Parses a condition from a word of a table line; {@code parameters} are the parameters of the
     * function.
     */
    static Limit parse(String word, List<Parameter> parameters) {
        String[] sides = word.split("[<>]=");
        List<Parameter> terms = new ArrayList<>();
        for (String term : sides[0].split("\\+")) {
            terms.add(named(term, parameters));
        }
        return word.contains("<=")
                ? new Limit(terms, named(sides[1], parameters), 0)
                : new Limit(terms, null, Long.parseLong(sides[1]));
    }

    static Parameter named(String name, List<Parameter> parameters) {
        for (Parameter parameter : parameters) {
            if (parameter.name().equals(name)) {
                return parameter;
            }
        }
        throw new IllegalArgumentException("no parameter is called " + name);
    }
}
