package panmpi.generator.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;
import panmpi.generator.rules.ExceptionRules.Verb;

/** Decides the kind of each parameter from the header alone: its C type first, then its name. */
final class ClassifyParams {

    private final Merged merged;
    private final ExceptionRules exceptions;
    private final InferDirection directions;

    ClassifyParams(Merged merged, ExceptionRules exceptions) {
        this.merged = merged;
        this.exceptions = exceptions;
        this.directions = new InferDirection(exceptions);
    }

    List<ParamUse> classify(Function f) {
        return IntStream.range(0, f.params().size()).mapToObj(i -> use(new Site(f, i))).toList();
    }

    private ParamUse use(Site p) {
        Optional<ParamKind> said =
                exceptions
                        .find(Verb.KIND, p.path())
                        .map(v -> ParamKind.valueOf(v.toUpperCase(Locale.ROOT)));
        ParamKind kind = said.orElseGet(() -> kind(p));
        boolean guess = said.isEmpty() && IsGuess.test(p, kind);
        return new ParamUse(p.param(), kind, directions.of(p, kind), IsMany.test(p), guess);
    }

    private ParamKind kind(Site p) {
        String base = p.type().base();
        if (isFunction(base)) {
            return ParamKind.FUNCTION;
        }
        if (p.isRaw()) {
            return ClassifyMemory.kind(p);
        }
        if (isCommandLine(p)) {
            return ParamKind.ARGUMENTS;
        }
        if (p.isText()) {
            return ParamKind.STRING;
        }
        if (merged.apis().stream().anyMatch(a -> a.structs().containsKey(base))) {
            return base.endsWith("tatus") ? ParamKind.STATUS : ParamKind.MEMORY;
        }
        if (merged.handles().contains(base)) {
            return base.endsWith("_Datatype") ? ParamKind.DATATYPE : ParamKind.HANDLE;
        }
        return ClassifyNumber.kind(p);
    }

    private boolean isFunction(String base) {
        return base.equals("function")
                || merged.apis().stream().anyMatch(a -> a.callbacks().containsKey(base));
    }

    /**
     * Returns true for {@code argc} and {@code argv} next to each other. An {@code argv} alone is
     * an array of texts.
     */
    private static boolean isCommandLine(Site p) {
        return p.name().equals("argc") && p.after().filter(Site::isText).isPresent()
                || p.isText() && p.before().filter(b -> b.name().equals("argc")).isPresent();
    }
}
