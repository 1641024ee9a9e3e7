package panmpi.generator.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.FacadeMethod.Hints;
import panmpi.generator.model.Function;
import panmpi.generator.model.ParamUse;
import panmpi.generator.model.Step;
import panmpi.generator.rules.ExceptionRules.Verb;

/**
 * Collects what the lines of {@code exceptions.rules} say about a function, except the lines for
 * its class, its name, and the kinds of its parameters. {@link FacadeRules} adds the result to the
 * method.
 */
final class ReadHints {

    private final ExceptionRules exceptions;

    ReadHints(ExceptionRules exceptions) {
        this.exceptions = exceptions;
    }

    Hints read(Function f, List<ParamUse> params) {
        Map<String, Blocks> blocks = new HashMap<>();
        byParameter(Verb.BLOCKS, f, params)
                .forEach(
                        (p, v) ->
                                blocks.put(
                                        p,
                                        Blocks.valueOf(
                                                v.toUpperCase(Locale.ROOT).replace('-', '_'))));
        return new Hints(
                blocks,
                byParameter(Verb.PASS, f, params),
                byParameter(Verb.LENGTH, f, params),
                exceptions.find(Verb.BEFORE, f.name()).flatMap(Step::parse),
                exceptions.find(Verb.AFTER, f.name()).flatMap(Step::parse),
                exceptions.find(Verb.RETURNS, f.name()).orElse(""),
                exceptions.find(Verb.OPERANDS, f.name()),
                exceptions.find(Verb.COLLECTIVE, f.name()).isPresent(),
                exceptions.find(Verb.ANYTIME, f.name()).isPresent());
    }

    private Map<String, String> byParameter(Verb verb, Function f, List<ParamUse> params) {
        Map<String, String> found = new HashMap<>();
        for (ParamUse p : params) {
            exceptions.find(verb, f.name() + "." + p.name()).ifPresent(v -> found.put(p.name(), v));
        }
        return found;
    }
}
