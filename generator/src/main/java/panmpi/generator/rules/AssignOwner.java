package panmpi.generator.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import panmpi.generator.model.Classes;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.Function;
import panmpi.generator.model.ParamUse;

/**
 * Decides which classes have a function's method, and which parameter of the function {@code this}
 * replaces in the method.
 *
 * <p>The rule is that of the MPI C++ binding. The method belongs to the class whose name begins the
 * function's name. If there is no such class, the method belongs to the class of a parameter that
 * has the trait {@code leads}; of several such classes, the first one in {@code classes.rules} has
 * the method. Without a parameter of the method's class, the method is static.
 */
final class AssignOwner {

    /**
     * The classes that have the method, and the name of the parameter that {@code this} replaces;
     * the name is empty for a static method.
     */
    record Owner(List<FacadeClass> types, String self) {}

    private final ExceptionRules exceptions;
    private final Classes classes;

    AssignOwner(ExceptionRules exceptions, Classes classes) {
        this.exceptions = exceptions;
        this.classes = classes;
    }

    Owner assign(Function f, List<ParamUse> params) {
        List<FacadeClass> types =
                exceptions
                        .find(ExceptionRules.Verb.OWNER, f.name())
                        .map(v -> Stream.of(v.split(",")).map(classes::named).toList())
                        .orElseGet(() -> List.of(byRule(f, params)));
        return new Owner(types, self(f, params, types.getFirst()));
    }

    private FacadeClass byRule(Function f, List<ParamUse> params) {
        return byName(f).or(() -> leader(params)).orElseGet(classes::statics);
    }

    /**
     * Finds the first class whose first prefix begins with the same word as the function's name,
     * such as {@code Win} for {@code MPI_Win_fence}.
     */
    private Optional<FacadeClass> byName(Function f) {
        String first = f.name().replaceFirst("^MPIX?_", "").replaceFirst("_.*", "");
        return classes.find(c -> c.prefixes().getFirst().replaceFirst("_.*", "").equals(first));
    }

    private Optional<FacadeClass> leader(List<ParamUse> params) {
        return params.stream()
                .filter(AssignOwner::isObject)
                .map(p -> classes.of(p.base()))
                .filter(c -> c.has(Trait.LEADS))
                .min(Comparator.comparing(classes::index));
    }

    /**
     * Returns the name of the parameter that {@code this} replaces: the only parameter of the
     * class. The name is empty, for a static method, if the number of such parameters is not one,
     * or if the parameter is an old object of which the call makes a new one.
     */
    private String self(Function f, List<ParamUse> params, FacadeClass type) {
        Optional<String> exception = exceptions.find(ExceptionRules.Verb.SELF, f.name());
        if (exception.isPresent()) {
            return exception.get().equals("none") ? "" : exception.get();
        }
        List<ParamUse> candidates =
                params.stream().filter(p -> isObject(p) && !p.many() && isOf(p, type)).toList();
        if (candidates.size() != 1) {
            return "";
        }
        ParamUse only = candidates.getFirst();
        boolean isMaterial =
                only.name().startsWith("old")
                        && params.stream().filter(AssignOwner::isInput).count() > 1;
        return isMaterial ? "" : only.name();
    }

    private boolean isOf(ParamUse p, FacadeClass type) {
        return classes.of(p.base()).name().equals(type.handle());
    }

    private static boolean isObject(ParamUse p) {
        return switch (p.kind()) {
            case HANDLE, DATATYPE, STATUS -> isInput(p);
            default -> false;
        };
    }

    private static boolean isInput(ParamUse p) {
        return p.direction() != Direction.OUT;
    }
}
