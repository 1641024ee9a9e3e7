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

/** Values that the verbs of {@code exceptions.rules} may have. */
final class VerbValues {

    /** The verbs whose values are a fixed few. */
    private static final Map<Verb, List<String>> VALUES =
            Map.of(
                    Verb.KIND, words(ParamKind.values()),
                    Verb.DIRECTION, words(Direction.values()));

    /** The verbs whose values have a form: a test of it, and its name. */
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

    /** An error in the value of a verb; empty for a value that it may have. */
    static Optional<String> wrong(Verb verb, String value) {
        List<String> allowed = VALUES.getOrDefault(verb, List.of(value));
        if (!allowed.contains(value)) {
            return Optional.of("'%s' is no %s; there are %s".formatted(value, word(verb), allowed));
        }
        return Optional.ofNullable(SYNTAX.get(verb))
                .filter(syntax -> !syntax.test().test(value))
                .map(
                        syntax ->
                                "'%s' is no value of %s: %s is wanted"
                                        .formatted(value, word(verb), syntax.says()));
    }

    /** A verb, or a value of a fixed few, as the file spells it. */
    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static List<String> words(Enum<?>[] values) {
        return Stream.of(values).map(VerbValues::word).toList();
    }
}
