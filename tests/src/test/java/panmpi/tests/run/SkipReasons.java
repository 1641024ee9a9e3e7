package panmpi.tests.run;

import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The skipped tests, grouped by reason, so that all tests which need a function that a library
 * lacks are one line.
 */
final class SkipReasons {
    private final Map<String, Group> groups = new TreeMap<>();

    private record Group(Set<String> tests, Set<String> libraries) {
        Group() {
            this(new TreeSet<>(), new TreeSet<>());
        }

        int size() {
            return tests.size();
        }
    }

    /** Adds a test that was skipped on a library for a reason. */
    void add(String reason, String library, String test) {
        var group = groups.computeIfAbsent(reason, _ -> new Group());
        group.tests().add(test);
        group.libraries().add(library);
    }

    /**
     * {@return a line for each reason, the reason of most tests first}
     *
     * @param where function that makes a text of the names of libraries.
     */
    String text(Function<Set<String>, String> where) {
        var text = new StringBuilder();
        groups.entrySet().stream()
                .sorted(Comparator.comparing(group -> -group.getValue().size()))
                .forEach(group -> text.append(line(group.getKey(), group.getValue(), where)));
        return text.toString();
    }

    private static String line(String reason, Group group, Function<Set<String>, String> where) {
        return "\nskipped %d %s on %s: %s"
                .formatted(
                        group.size(),
                        group.size() == 1 ? "test" : "tests",
                        where.apply(group.libraries()),
                        reason);
    }
}
