package panmpi.generator.ledger;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Reports the functions of the facade that the tests called: on each library, and on at least one
 * library.
 */
public final class CalledReport {

    private CalledReport() {}

    /**
     * Returns a line for each library, then a line with the total and with the functions that the
     * tests called on no library.
     *
     * @param libraries the records of calls, one for each library
     * @param functions the functions that the facade has or is to have a method for
     */
    public static List<String> lines(
            Collection<LibraryCalls> libraries, Collection<String> functions) {
        if (libraries.isEmpty()) {
            return List.of("called: no record yet, run make test first");
        }
        SortedSet<String> had = new TreeSet<>();
        SortedSet<String> never = new TreeSet<>();
        libraries.forEach(library -> had.addAll(library.has(functions)));
        never.addAll(had);
        libraries.forEach(library -> never.removeIf(f -> library.called(f)));
        List<String> lines = new ArrayList<>();
        libraries.forEach(library -> lines.add(line(library, functions, never)));
        lines.add(count(had, never) + list("; called on no library: ", never));
        return lines;
    }

    private static String line(
            LibraryCalls library, Collection<String> functions, SortedSet<String> never) {
        SortedSet<String> has = library.has(functions);
        SortedSet<String> rest = new TreeSet<>(has);
        rest.removeIf(library::called);
        String count = library.name() + ", " + library.library() + ": " + count(has, rest);
        rest.removeAll(never);
        return count + list("; called on others only: ", rest);
    }

    private static String count(SortedSet<String> all, SortedSet<String> rest) {
        return "called " + (all.size() - rest.size()) + "/" + all.size();
    }

    private static String list(String head, SortedSet<String> names) {
        return names.isEmpty() ? "" : head + String.join(" ", names);
    }
}
