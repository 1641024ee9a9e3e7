package panmpi.generator.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.model.ParamUse;
import panmpi.generator.rules.ExceptionRules.Verb;

/** Decides what becomes of every function in the facade: the chain of rules, in order. */
public final class FacadeRules {

    /**
     * What was decided.
     *
     * @param methods the method of each function that has one, by function
     * @param skipped why a function has none, by function
     * @param byHand why a method is hand-written, by function
     */
    public record Decisions(
            SortedMap<String, FacadeMethod> methods,
            SortedMap<String, String> skipped,
            SortedMap<String, String> byHand) {}

    private final Merged merged;
    private final ExceptionRules exceptions;
    private final ClassifyParams classify;
    private final AssignOwner assign;
    private final NameMethods names;

    /** Makes the chain. */
    public FacadeRules(Merged merged, ExceptionRules exceptions) {
        this.merged = merged;
        this.exceptions = exceptions;
        this.classify = new ClassifyParams(merged, exceptions);
        this.assign = new AssignOwner(exceptions);
        this.names = new NameMethods(exceptions);
    }

    /** Decides about every function. */
    public Decisions decide() {
        SortedMap<String, FacadeMethod> methods = new TreeMap<>();
        SortedMap<String, String> skipped = new TreeMap<>();
        SortedMap<String, String> byHand = new TreeMap<>();
        for (Merged.MergedFunction m : merged.functions().values()) {
            Function f = m.function();
            Optional<String> skip = skip(f);
            if (skip.isPresent()) {
                skipped.put(f.name(), skip.get());
                continue;
            }
            methods.put(f.name(), method(f));
            exceptions.find(Verb.HAND, f.name()).ifPresent(why -> byHand.put(f.name(), why));
        }
        return new Decisions(methods, skipped, byHand);
    }

    private Optional<String> skip(Function f) {
        Optional<String> exception = exceptions.find(Verb.SKIP, f.name());
        if (exception.isPresent()) {
            return exception;
        }
        String small = f.name().replaceFirst("_c$", "");
        return !small.equals(f.name()) && merged.functions().containsKey(small)
                ? Optional.of("the large-count form of " + small)
                : Optional.empty();
    }

    private FacadeMethod method(Function f) {
        List<ParamUse> params = classify.classify(f);
        AssignOwner.Owner owner = assign.assign(f, params);
        String selfType =
                params.stream()
                        .filter(p -> p.name().equals(owner.self()))
                        .map(p -> p.base().replaceFirst("^MPIX?_", ""))
                        .findFirst()
                        .orElse(owner.type());
        return new FacadeMethod(
                f, owner.type(), names.name(f, selfType), owner.self(), params, blocks(f, params));
    }

    private Map<String, Blocks> blocks(Function f, List<ParamUse> params) {
        Map<String, Blocks> blocks = new HashMap<>();
        for (ParamUse p : params) {
            if (p.kind().name().startsWith("BUFFER")) {
                exceptions
                        .find(Verb.BLOCKS, f.name() + "." + p.name())
                        .map(v -> Blocks.valueOf(v.toUpperCase(Locale.ROOT).replace('-', '_')))
                        .ifPresent(b -> blocks.put(p.name(), b));
            }
        }
        return blocks;
    }
}
