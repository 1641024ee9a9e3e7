package panmpi.generator.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import panmpi.generator.model.CType;
import panmpi.generator.model.Function;
import panmpi.generator.model.Param;

/**
 * A parameter together with its function; the rules for parameters take both as their input.
 *
 * @param function the function
 * @param index the parameter's position
 */
record Site(Function function, int index) {

    Param param() {
        return function.params().get(index);
    }

    String name() {
        return param().name();
    }

    CType type() {
        return param().type();
    }

    /**
     * Returns the name by which {@code templates/exceptions.rules} refers to the parameter: {@code
     * function.parameter}.
     */
    String path() {
        return function.name() + "." + name();
    }

    Optional<Site> before() {
        return index == 0 ? Optional.empty() : Optional.of(new Site(function, index - 1));
    }

    Optional<Site> after() {
        return following().findFirst();
    }

    /** Returns the parameters after this one, in order. */
    Stream<Site> following() {
        return Stream.iterate(index + 1, i -> i < function.params().size(), i -> i + 1)
                .map(i -> new Site(function, i));
    }

    /** Returns the words of the function's name, in lower case and without MPI's prefix. */
    List<String> words() {
        return List.of(
                function.name().replaceFirst("^MPIX?_", "").toLowerCase(Locale.ROOT).split("_"));
    }

    /** Tests whether a word of the function's name matches a regular expression. */
    boolean nameHas(String word) {
        return words().stream().anyMatch(w -> w.matches(word));
    }

    boolean isText() {
        return type().base().equals("char");
    }

    boolean isRaw() {
        return type().base().equals("void");
    }

    /**
     * Tests whether the header declares an array. A text counts as one value, even if it is
     * declared as an array of char.
     */
    boolean isArray() {
        return !type().arrays().isEmpty() && !(isText() && type().depth() == 1);
    }
}
