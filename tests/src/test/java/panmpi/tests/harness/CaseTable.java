package panmpi.tests.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The summary of all case classes: by topic, by class, and the reason of every skip. */
public final class CaseTable {
    private final Tally topics = new Tally();
    private final Tally classes = new Tally();
    private final Map<String, Set<String>> skips = new TreeMap<>();

    /** Notes what a case class came to on one number of ranks. */
    public void add(CaseClass type, String library, CaseResult result) {
        topics.add(type.topic(), library, result);
        classes.add(type.topic() + "." + type.name(), library, result);
        for (String skip : result.skips()) {
            skips.computeIfAbsent(type.name() + "." + skip, _ -> new TreeSet<>()).add(library);
        }
    }

    /**
     * Leaves {@code topics.txt}, which {@code make test} ends with, and {@code cases.txt} in {@code
     * tests/target}.
     *
     * @param remark last line of the former.
     */
    public void publish(String remark) throws IOException {
        Files.writeString(Setup.report("topics.txt"), byTopic() + remark + "\n");
        Files.writeString(Setup.report("cases.txt"), byClass() + "\n");
    }

    /** {@return topics down, libraries across, then the skips} */
    public String byTopic() {
        return topics + reasons();
    }

    /** {@return case classes down, libraries across, then the skips} */
    public String byClass() {
        return classes + reasons();
    }

    private String reasons() {
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
