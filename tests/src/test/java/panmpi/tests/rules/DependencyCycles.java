package panmpi.tests.rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds sets of classes of a package that depend on each other in cycles, by the names in their
 * sources.
 */
final class DependencyCycles {
    private static final Pattern NO_CODE =
            Pattern.compile("/\\*.*?\\*/|//[^\n]*|\"(?:\\\\.|[^\"\\\\])*\"", Pattern.DOTALL);

    /** Call of a method whose name could be that of a class, such as {@code Datatype.Struct}. */
    private static final Pattern METHOD = Pattern.compile("(?<!\\bnew )\\b[A-Z]\\w*(?=\\()");

    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");

    private final Map<String, Set<String>> needs = new HashMap<>();

    /**
     * Reads the sources of a package.
     *
     * @param sources the text of each source, by the name of its class.
     */
    DependencyCycles(Map<String, String> sources) {
        sources.forEach((name, source) -> needs.put(name, named(source, sources.keySet())));
    }

    private static Set<String> named(String source, Set<String> classes) {
        var code = METHOD.matcher(NO_CODE.matcher(source).replaceAll(" ")).replaceAll(" ");
        return NAME.matcher(code)
                .results()
                .map(MatchResult::group)
                .filter(classes::contains)
                .collect(Collectors.toSet());
    }

    /**
     * Returns the size of the largest set of classes in which each class depends on every other,
     * directly or through others; at least 1.
     */
    int largest() {
        var reach = new HashMap<String, Set<String>>();
        needs.keySet().forEach(name -> reach.put(name, reachedFrom(name)));
        return needs.keySet().stream().mapToInt(name -> knot(name, reach)).max().orElse(1);
    }

    private static int knot(String name, Map<String, Set<String>> reach) {
        long others =
                reach.get(name).stream()
                        .filter(other -> !other.equals(name) && reach.get(other).contains(name))
                        .count();
        return 1 + (int) others;
    }

    private Set<String> reachedFrom(String name) {
        var reached = new HashSet<String>();
        var open = new HashSet<>(Set.of(name));
        while (!open.isEmpty()) {
            var next = open.iterator().next();
            open.remove(next);
            for (String needed : needs.get(next)) {
                if (reached.add(needed)) {
                    open.add(needed);
                }
            }
        }
        return reached;
    }
}
