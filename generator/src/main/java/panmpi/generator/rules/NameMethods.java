package panmpi.generator.rules;

import java.util.List;
import panmpi.generator.model.Function;
import panmpi.generator.model.MethodName;

/** Decides what a method is called: MPI's words without what the class already says. */
final class NameMethods {

    private final ExceptionRules exceptions;
    private final NamingLaw law;

    NameMethods(ExceptionRules exceptions, NamingLaw law) {
        this.exceptions = exceptions;
        this.law = law;
    }

    MethodName name(Function f, String owner) {
        return law.spell(
                exceptions
                        .find(ExceptionRules.Verb.NAME, f.name())
                        .orElseGet(() -> plain(f.name(), owner)));
    }

    private static String plain(String function, String owner) {
        String words = function.replaceFirst("^MPIX?_", "");
        for (String prefix : prefixes(owner)) {
            if (words.startsWith(prefix + "_")) {
                words = words.substring(prefix.length() + 1);
                break;
            }
        }
        return words;
    }

    /** What a function's name may begin with that the class's name says as well. */
    private static List<String> prefixes(String owner) {
        return switch (owner) {
            case "Datatype" -> List.of("Type");
            case "Prequest" -> List.of("Request");
            case "Cartcomm" -> List.of("Cart", "Comm");
            case "Graphcomm" -> List.of("Graph", "Comm");
            case "Distgraphcomm" -> List.of("Dist_graph", "Comm");
            case "Intercomm" -> List.of("Intercomm", "Comm");
            case "Intracomm", "Topocomm" -> List.of("Comm");
            default -> List.of(owner);
        };
    }
}
