package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panmpi.generator.report.Diagnostics;

/**
 * Reads {@code templates/summaries.txt}, which has one sentence for each function. The sentence is
 * the only part of a method's documentation that follows neither from its prototype nor from its
 * name.
 */
public final class Summaries {

    private static final Pattern LINE =
            Pattern.compile("(MPIX?_\\w+) {2}(?:\\[([a-z -]+)\\] )?([A-Z].*\\.)");

    /**
     * One line of the file.
     *
     * @param line number of the line
     * @param reach processes that take part in the call; empty if they follow from the prototype
     * @param sentence what the function does
     */
    record Summary(int line, Optional<Participation> reach, String sentence) {}

    private final Path file;
    private final SortedMap<String, Summary> summaries = new TreeMap<>();

    private Summaries(Path file) {
        this.file = file;
    }

    /** Reads the file in a folder of templates; a malformed line is reported with its position. */
    public static Summaries read(Path templates, Diagnostics diagnostics) throws IOException {
        Summaries summaries = new Summaries(templates.resolve("summaries.txt"));
        int number = 0;
        for (String text : Files.readAllLines(summaries.file)) {
            number++;
            if (!text.isBlank() && !text.startsWith("#")) {
                summaries.add(number, text, diagnostics);
            }
        }
        return summaries;
    }

    private void add(int number, String text, Diagnostics diagnostics) {
        String position = file + ":" + number;
        Matcher line = LINE.matcher(text);
        if (!line.matches()) {
            diagnostics.error(
                    position, "'%s' is not NAME  [REACH] SENTENCE with a period".formatted(text));
            return;
        }
        Optional<Participation> reach =
                Optional.ofNullable(line.group(2)).flatMap(Participation::of);
        if (line.group(2) != null && reach.isEmpty()) {
            diagnostics.error(
                    position,
                    "'[%s]' is no reach; see the head of the file".formatted(line.group(2)));
            return;
        }
        String name = line.group(1);
        if (!summaries.isEmpty() && summaries.lastKey().compareTo(name) >= 0) {
            diagnostics.error(
                    position,
                    "'%s' comes after '%s': one line for each name, sorted"
                            .formatted(name, summaries.lastKey()));
            return;
        }
        summaries.put(name, new Summary(number, reach, line.group(3)));
    }

    /** Returns the summary of a function; empty if the file has no line for the function. */
    Optional<Summary> find(String function) {
        return Optional.ofNullable(summaries.get(function));
    }

    /** Returns the functions that have a line. */
    Set<String> functions() {
        return summaries.keySet();
    }

    /**
     * Reports, as an error, each line whose function is not among {@code functions}, the functions
     * that have a method.
     */
    public void reportUnknown(Set<String> functions, Diagnostics diagnostics) {
        summaries.forEach(
                (name, summary) -> {
                    if (!functions.contains(name)) {
                        diagnostics.error(
                                file + ":" + summary.line(),
                                "'%s' has no method in the facade; delete the line or mend the name"
                                        .formatted(name));
                    }
                });
    }
}
