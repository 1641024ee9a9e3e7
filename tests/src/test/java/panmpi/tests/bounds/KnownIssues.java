package panmpi.tests.bounds;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import mpi.internal.link.Linkage;

/** List of the calls that libraries are known to do wrong, in C as well, read from a file. */
final class KnownIssues {
    private static final String FILE = "/panmpi/tests/bounds-known.txt";

    private final List<Issue> issues;

    /**
     * A line of the file.
     *
     * @param library beginning of the library's name.
     * @param calls regular expression for the names of methods.
     * @param rule selects the calls of these methods that are wrong.
     */
    private record Issue(String library, String calls, Rule rule) {
        static Issue of(String line) {
            var parts = line.split(";");
            return new Issue(parts[0].strip(), parts[1].strip(), Rule.valueOf(parts[2].strip()));
        }
    }

    private KnownIssues(List<Issue> issues) {
        this.issues = issues;
    }

    /** Returns the issues of the library of this job. */
    static KnownIssues ofLibrary() {
        var library = Linkage.library();
        try (var file = KnownIssues.class.getResourceAsStream(FILE)) {
            var lines = new String(file.readAllBytes(), StandardCharsets.UTF_8).lines();
            return new KnownIssues(
                    lines.filter(line -> !line.isBlank() && !line.startsWith("#"))
                            .map(Issue::of)
                            .filter(issue -> library.startsWith(issue.library()))
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns true if the library mishandles messages longer than the receive buffer of a method.
     */
    boolean areCut(Method method) {
        return have(Rule.CUT, method);
    }

    /** Returns true if correct calls of a method fail at their targets. */
    boolean failAtTargets(Method method) {
        return have(Rule.TARGET, method);
    }

    private boolean have(Rule rule, Method method) {
        return issues.stream()
                .anyMatch(issue -> issue.rule() == rule && method.getName().matches(issue.calls()));
    }

    boolean skips(Method method, Arguments arguments) {
        return issues.stream()
                .anyMatch(
                        issue ->
                                method.getName().matches(issue.calls())
                                        && issue.rule().applies(arguments));
    }
}
