package panmpi.tests.run;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import panmpi.tests.harness.Setup;

/** The summary of all case classes: by topic, by class, and the reason of every skip. */
final class CaseTable {
    private final Tally topics = new Tally();
    private final Tally classes = new Tally();
    private final Map<String, Set<String>> skips = new TreeMap<>();
    private final SkipReasons reasons = new SkipReasons();

    /** Adds the result of a test on one number of ranks. */
    void add(String library, CaseResult result) {
        topics.add(result.topic(), library, result.outcome());
        classes.add(result.topic() + "." + result.type(), library, result.outcome());
        if (result.outcome() == CaseResult.Outcome.SKIPPED) {
            var skip = result.type() + "." + result.test() + ": " + result.reason();
            skips.computeIfAbsent(skip, _ -> new TreeSet<>()).add(library);
            reasons.add(result.reason(), library, result.type() + "." + result.test());
        }
    }

    /** Returns true if no case class ran. */
    boolean isEmpty() {
        return topics.isEmpty();
    }

    /**
     * Writes {@code topics.txt}, with which {@code make test} ends, and {@code cases.txt} to {@code
     * tests/target}.
     *
     * @param remark last line of {@code topics.txt}.
     */
    void publish(String remark) throws IOException {
        Files.writeString(Setup.report("topics.txt"), byTopic() + remark + "\n");
        Files.writeString(Setup.report("cases.txt"), byClass() + "\n");
    }

    /**
     * {@return a table with a row for each topic and a column for each library, then the number of
     * skipped tests for each reason}
     */
    String byTopic() {
        return topics + reasons.text(topics::where);
    }

    /**
     * {@return a table with a row for each case class and a column for each library, then each
     * skipped test with its reason}
     */
    String byClass() {
        return classes + skippedTests();
    }

    private String skippedTests() {
        var lines = new StringBuilder();
        skips.forEach(
                (skip, where) ->
                        lines.append("\nskipped on ")
                                .append(topics.where(where))
                                .append(": ")
                                .append(skip));
        return lines.toString();
    }
}
