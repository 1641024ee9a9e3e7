package mpi.internal.strict.table;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * Rules about the numbers among the arguments of a function: bounds, equality on all ranks, and
 * constants that a report shows by their names.
 */
public final class NumberRules {

    private final List<Limit> limits;
    private final List<Parameter> equal;
    private final List<Flags> flags;

    private NumberRules(List<Limit> limits, List<Parameter> equal, List<Flags> flags) {
        this.limits = limits;
        this.equal = equal;
        this.flags = flags;
    }

    /** Reads the rules among the words of a table line. */
    static NumberRules of(List<String> words, List<Parameter> parameters) {
        return new NumberRules(
                those(words, Limit::is).map(w -> Limit.parse(w, parameters)).toList(),
                those(words, w -> w.endsWith("==")).map(w -> equal(w, parameters)).toList(),
                those(words, Flags::is).map(w -> Flags.parse(w, parameters)).toList());
    }

    private static Stream<String> those(List<String> words, Predicate<String> kind) {
        return words.stream().filter(kind);
    }

    private static Parameter equal(String word, List<Parameter> parameters) {
        return Limit.named(word.substring(0, word.indexOf('=')), parameters);
    }

    /** Returns the conditions that the numbers must meet. */
    public List<Limit> limits() {
        return limits;
    }

    /** Returns the numbers that must be equal on all ranks; a rank may give MPI_UNDEFINED. */
    public List<Parameter> equal() {
        return equal;
    }

    /**
     * Returns the value of a parameter for a report, in which constants such as {@code MODE_RDONLY}
     * have their names.
     *
     * @param parameter the parameter.
     * @param value its value.
     * @param constant finds the value of a constant, which depends on the library.
     */
    public String text(Parameter parameter, int value, ToIntFunction<String> constant) {
        for (Flags each : flags) {
            if (each.parameter() == parameter) {
                return each.text(value, constant);
            }
        }
        return Integer.toString(value);
    }
}
