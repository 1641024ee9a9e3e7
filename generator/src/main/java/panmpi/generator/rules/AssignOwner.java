package panmpi.generator.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.Function;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Decides which classes have a function's method, and which parameter the object stands for.
 *
 * <p>As in the MPI C++ binding: the class that the function's name begins with, else that of the
 * handle that leads the others. Without a handle of that class the method is static.
 */
final class AssignOwner {

    /** What a function's name begins with, where that is not the class's own name. */
    private static final Map<String, String> PREFIXES =
            Map.of(
                    "Type",
                    "Datatype",
                    "Cart",
                    "Cartcomm",
                    "Graph",
                    "Graphcomm",
                    "Dist",
                    "Distgraphcomm");

    /** Of several handles, the one whose type comes first here leads. */
    private static final List<String> LEADERS =
            List.of(
                    "Comm",
                    "Win",
                    "File",
                    "Session",
                    "Request",
                    "Message",
                    "Status",
                    "Group",
                    "Op",
                    "Datatype");

    /** Classes whose objects are communicators. */
    private static final List<String> COMMUNICATORS =
            List.of(
                    "Comm",
                    "Intracomm",
                    "Intercomm",
                    "Topocomm",
                    "Cartcomm",
                    "Graphcomm",
                    "Distgraphcomm");

    /** The classes, and the parameter that is {@code this}: empty for a static method. */
    record Owner(List<String> types, String self) {}

    private final ExceptionRules exceptions;

    AssignOwner(ExceptionRules exceptions) {
        this.exceptions = exceptions;
    }

    Owner assign(Function f, List<ParamUse> params) {
        List<String> types =
                exceptions
                        .find(ExceptionRules.Verb.OWNER, f.name())
                        .map(v -> List.of(v.split(",")))
                        .orElseGet(() -> List.of(byName(f).or(() -> leader(params)).orElse("MPI")));
        return new Owner(types, self(f, params, types.getFirst()));
    }

    private static Optional<String> byName(Function f) {
        String first = f.name().replaceFirst("^MPIX?_", "").replaceFirst("_.*", "");
        String type = PREFIXES.getOrDefault(first, first);
        boolean isClass =
                PREFIXES.containsKey(first)
                        || LEADERS.contains(type)
                        || List.of("Errhandler", "Info", "Intercomm", "Grequest").contains(type);
        return isClass ? Optional.of(type) : Optional.empty();
    }

    private static Optional<String> leader(List<ParamUse> params) {
        return params.stream()
                .filter(p -> isObject(p) && LEADERS.contains(typeOf(p)))
                .min(Comparator.comparing(p -> LEADERS.indexOf(typeOf(p))))
                .map(AssignOwner::typeOf);
    }

    /** One object of the class; where there are two of them neither comes first. */
    private String self(Function f, List<ParamUse> params, String type) {
        Optional<String> exception = exceptions.find(ExceptionRules.Verb.SELF, f.name());
        if (exception.isPresent()) {
            return exception.get().equals("none") ? "" : exception.get();
        }
        String wanted = COMMUNICATORS.contains(type) ? "Comm" : isRequest(type) ? "Request" : type;
        List<ParamUse> candidates =
                params.stream()
                        .filter(p -> isObject(p) && !p.many() && typeOf(p).equals(wanted))
                        .toList();
        if (candidates.size() != 1) {
            return "";
        }
        ParamUse only = candidates.getFirst();
        boolean isMaterial =
                only.name().startsWith("old")
                        && params.stream().filter(AssignOwner::isInput).count() > 1;
        return isMaterial ? "" : only.name();
    }

    private static boolean isRequest(String type) {
        return type.equals("Prequest") || type.equals("Grequest");
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

    private static String typeOf(ParamUse p) {
        return p.kind() == ParamKind.STATUS ? "Status" : p.base().replaceFirst("^MPIX?_", "");
    }
}
