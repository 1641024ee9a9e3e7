package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeClass;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.model.MethodName;
import panmpi.generator.model.Param;
import panmpi.generator.model.ParamUse;
import panmpi.generator.rules.ExceptionRules.Verb;

/** Decides the facade's methods for every function by running the rules in order. */
public final class FacadeRules {

    /**
     * Decisions about all functions.
     *
     * @param methods for each function that has methods, its methods, one for each class
     * @param skipped reasons for functions without a method, by function
     * @param byHand reasons for hand-written methods, by function
     */
    public record Decisions(
            SortedMap<String, List<FacadeMethod>> methods,
            SortedMap<String, String> skipped,
            SortedMap<String, String> byHand) {}

    private final Merged merged;
    private final ExceptionRules exceptions;
    private final ClassifyParams classify;
    private final AssignOwner assign;
    private final NameMethods names;
    private final ReadHints hints;
    private final Adopted adopted;

    /** Makes the chain of rules. */
    public FacadeRules(
            Merged merged, ExceptionRules exceptions, Classes classes, Spelling spelling) {
        this.merged = merged;
        this.exceptions = exceptions;
        this.classify = new ClassifyParams(merged, exceptions);
        this.assign = new AssignOwner(exceptions, classes);
        this.names = new NameMethods(exceptions, spelling);
        this.hints = new ReadHints(exceptions);
        this.adopted = new Adopted(merged);
    }

    /** Runs the rules on every function. */
    public Decisions decide() {
        SortedMap<String, List<FacadeMethod>> methods = new TreeMap<>();
        SortedMap<String, String> skipped = new TreeMap<>();
        SortedMap<String, String> byHand = new TreeMap<>();
        for (Merged.MergedFunction m : merged.functions().values()) {
            Function f = m.function();
            // Skipped functions are classified too, since a line about their parameters must not
            // count as unused.
            List<ParamUse> params = classify.classify(f);
            Optional<String> skip = skip(f);
            if (skip.isPresent()) {
                skipped.put(f.name(), skip.get());
                continue;
            }
            methods.put(f.name(), methods(f, params));
            exceptions.find(Verb.HAND, f.name()).ifPresent(why -> byHand.put(f.name(), why));
        }
        return new Decisions(methods, skipped, byHand);
    }

    private Optional<String> skip(Function f) {
        Optional<String> exception = exceptions.skipped(f.name());
        if (exception.isPresent()) {
            return exception;
        }
        Optional<String> extension = adopted.extension(f).filter(e -> !isSkipped(e));
        if (extension.isPresent()) {
            return Optional.of("called by the method of " + extension.get() + ", its former name");
        }
        if (isForFortran(f)) {
            return Optional.of("Fortran handle conversion");
        }
        String small = f.name().replaceFirst("_c$", "");
        return !small.equals(f.name()) && merged.functions().containsKey(small)
                ? Optional.of("the large-count form of " + small)
                : Optional.empty();
    }

    private boolean isSkipped(String function) {
        return exceptions.skipped(function).isPresent();
    }

    /** Returns true for a function that takes or returns an integer or a status of Fortran. */
    private static boolean isForFortran(Function f) {
        return Stream.concat(Stream.of(f.returns()), f.params().stream().map(Param::type))
                .anyMatch(t -> t.base().matches("MPI_(\\w+_)?Fint|MPI_F08_status"));
    }

    private List<FacadeMethod> methods(Function f, List<ParamUse> params) {
        AssignOwner.Owner owner = assign.assign(f, params);
        FacadeMethod.Hints says = hints.read(f, params);
        List<FacadeMethod> methods = new ArrayList<>();
        for (FacadeClass type : owner.types()) {
            MethodName name = names.name(f, type);
            methods.add(new FacadeMethod(f, large(f), type, name, owner.self(), params, says));
        }
        return methods;
    }

    /**
     * Returns the large-count form of a function; empty if there is none, or if its number of
     * parameters differs from the number in the usual form.
     */
    private Optional<Function> large(Function f) {
        return Optional.ofNullable(merged.functions().get(f.name() + "_c"))
                .map(Merged.MergedFunction::function)
                .filter(l -> l.params().size() == f.params().size());
    }
}
