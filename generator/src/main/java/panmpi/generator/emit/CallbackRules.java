package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import panmpi.generator.report.Diagnostics;

/**
 * Reads {@code templates/callbacks.rules}, the facts about callback interfaces that C's function
 * types do not show. A line has a pattern of function types, a key such as {@code params}, and a
 * text. For a function type and a key, the first line that matches is used.
 */
final class CallbackRules {

    private static final Set<String> KEYS =
            Set.of("params", "name", "object", "does", "when", "may", "fails", "call");

    private record Line(int number, Pattern pattern, String key, String text) {
        boolean matches(String type, String wanted) {
            return key.equals(wanted) && pattern.matcher(type).matches();
        }
    }

    private final Path file;
    private final Diagnostics diagnostics;
    private final List<Line> lines = new ArrayList<>();

    private CallbackRules(Path file, Diagnostics diagnostics) {
        this.file = file;
        this.diagnostics = diagnostics;
    }

    /** Reads the file in a folder of templates; a malformed line is reported with its position. */
    static CallbackRules read(Path templates, Diagnostics diagnostics) throws IOException {
        CallbackRules rules = new CallbackRules(templates.resolve("callbacks.rules"), diagnostics);
        int number = 0;
        for (String text : Files.readAllLines(rules.file)) {
            number++;
            if (!text.isBlank() && !text.startsWith("#")) {
                rules.add(number, text.strip());
            }
        }
        return rules;
    }

    private void add(int number, String text) {
        String[] words = text.split("\\s+", 3);
        if (words.length < 3) {
            error(number, "'%s' is not PATTERN KEY TEXT".formatted(text));
        } else if (!KEYS.contains(words[1]) && !words[1].startsWith(".")) {
            error(
                    number,
                    "'%s' is no key; the keys are %s and .NAME for a parameter"
                            .formatted(words[1], KEYS.stream().sorted().toList()));
        } else {
            String regex =
                    words[0].replace("*", ".*")
                            .replace("{", "(")
                            .replace(",", "|")
                            .replace("}", ")");
            lines.add(new Line(number, Pattern.compile(regex), words[1], words[2]));
        }
    }

    private void error(int number, String why) {
        diagnostics.error(file + ":" + number, why);
    }

    /**
     * Tests whether a function type becomes an interface: it does if a line gives its parameters.
     */
    boolean has(String type) {
        return find(type, "params").isPresent();
    }

    /**
     * Returns the text that the first matching line has for a key of a function type; empty if no
     * line matches.
     */
    Optional<String> find(String type, String key) {
        return line(type, key).map(Line::text);
    }

    /**
     * Returns the text of a key that every interface must have; reports an error if the file has
     * none.
     */
    String text(String type, String key) {
        Optional<String> found = find(type, key);
        if (found.isEmpty()) {
            diagnostics.error(
                    file.toString(),
                    "'%s' has a line of params but none of %s".formatted(type, key));
        }
        return found.orElse("");
    }

    /** Reports a mistake in the line with key {@code params} of a function type. */
    void wrongParams(String type, String why) {
        error(line(type, "params").orElseThrow().number(), why);
    }

    private Optional<Line> line(String type, String key) {
        return lines.stream().filter(l -> l.matches(type, key)).findFirst();
    }

    /**
     * Returns {@code FILE:LINE} of each unused line: one that is the first match of no type in
     * {@code types}.
     */
    List<String> unused(Set<String> types) {
        return lines.stream()
                .filter(l -> types.stream().noneMatch(t -> line(t, l.key()).equals(Optional.of(l))))
                .map(l -> file.getFileName() + ":" + l.number())
                .toList();
    }
}
