package panmpi.generator.rules;

import java.util.List;
import java.util.Optional;
import panmpi.generator.model.Function;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Decides which class has a function's method, and which parameter the object stands for.
 *
 * <p>As in the MPI C++ binding: the handle that leads the others owns the call.
 */
final class AssignOwner {

    /** Of several handles, the one whose type comes first here owns the call. */
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
                    "Datatype",
                    "Op",
                    "Errhandler",
                    "Info");

    /** The class, and the parameter that is {@code this}: empty for a static method. */
    record Owner(String type, String self) {}

    private final ExceptionRules exceptions;

    AssignOwner(ExceptionRules exceptions) {
        this.exceptions = exceptions;
    }

    Owner assign(Function f, List<ParamUse> params) {
        Optional<ParamUse> leader =
                params.stream()
                        .filter(AssignOwner::canLead)
                        .min((a, b) -> Integer.compare(rank(a), rank(b)));
        String type = leader.map(AssignOwner::typeOf).orElse("MPI");
        boolean collective = type.equals("Comm") && hasBuffer(params) && !hasPeer(params);
        String owner =
                exceptions
                        .find(ExceptionRules.Verb.OWNER, f.name())
                        .orElse(collective ? "Intracomm" : type);
        String self =
                leader.filter(p -> p.kind() != ParamKind.INOUT_HANDLES)
                        .map(ParamUse::name)
                        .orElse("");
        return new Owner(owner, self);
    }

    private static boolean canLead(ParamUse p) {
        return switch (p.kind()) {
            case HANDLE, INOUT_HANDLE, INOUT_HANDLES, STATUS, DATATYPE -> rank(p) >= 0;
            default -> false;
        };
    }

    private static int rank(ParamUse p) {
        int rank = LEADERS.indexOf(typeOf(p));
        return rank < 0 ? LEADERS.size() : rank;
    }

    private static String typeOf(ParamUse p) {
        return p.base().replaceFirst("^MPIX?_", "");
    }

    private static boolean hasBuffer(List<ParamUse> params) {
        return params.stream().anyMatch(p -> p.kind().name().startsWith("BUFFER"));
    }

    private static boolean hasPeer(List<ParamUse> params) {
        return params.stream()
                .anyMatch(p -> p.kind() == ParamKind.PEER || p.kind() == ParamKind.SOURCE);
    }
}
