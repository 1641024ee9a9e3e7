package panmpi.generator.rules;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.Reference;
import panmpi.generator.model.Step;
import panmpi.generator.rules.ExceptionRules.Verb;

/**
 * Checks the values of verbs in {@code exceptions.rules} and the other files that {@link
 * ExceptionRules} reads.
 */
final class VerbValues {

    /** Verbs with a fixed set of values. */
    private static final Map<Verb, List<String>> VALUES =
            Map.of(
                    Verb.KIND, words(ParamKind.values()),
                    Verb.DIRECTION, words(Direction.values()));

    /** Syntax of a verb's values: a test and a description for error messages. */
    private record Syntax(Predicate<String> test, String says) {}

    private static final Syntax STEP =
            new Syntax(
                    v -> Step.parse(v).isPresent(),
                    "STEP or STEP(PARAMETER,...) of "
                            + Stream.of(Step.Kind.values()).map(Step.Kind::word).toList());

    private static final Map<Verb, Syntax> SYNTAX =
            Map.of(
                    Verb.BEFORE, STEP,
                    Verb.AFTER, STEP,
                    Verb.PASS, new Syntax(v -> v.matches("MPIX?_\\w+"), "a constant of MPI"),
                    Verb.OPERANDS,
                            new Syntax(
                                    v -> Reference.parse(v).isPresent(),
                                    "FUNCTION.output or FUNCTION.output+NUMBER"),
                    Verb.LENGTH,
                            new Syntax(
                                    v ->
                                            v.matches("any|incoming|outgoing")
                                                    || Reference.parse(v).isPresent(),
                                    "FUNCTION.output, incoming, outgoing or any"));

    private VerbValues() {}

    /** Checks the value of a verb; returns an error message if the value is wrong, else empty. */
    static Optional<String> wrong(Verb verb, String value) {
        List<String> allowed = VALUES.getOrDefault(verb, List.of(value));
        if (!allowed.contains(value)) {
            return Optional.of(
                    "'%s' is no %s; it must be one of %s".formatted(value, word(verb), allowed));
        }
        return Optional.ofNullable(SYNTAX.get(verb))
                .filter(syntax -> !syntax.test().test(value))
                .map(
                        syntax ->
                                "'%s' is no value of %s: %s is wanted"
                                        .formatted(value, word(verb), syntax.says()));
    }

    /** Returns a verb, or a value of a verb with a fixed set of values, as the file spells it. */
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static List<String> words(Enum<?>[] values) {
        return Stream.of(values).map(VerbValues::word).toList();
    }
}
