package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import panmpi.generator.report.Diagnostics;

/**
 * Reads {@code templates/words.txt}, the phrases for parameters, results and constants. For {@code
 * function.parameter} or a constant's name, the first line whose pattern matches is used.
 */
final class Words {

    /**
     * A line of the file. The end of its pattern is compared first, since that excludes most names
     * without the costlier regular expression.
     */
    private record Line(String text, Pattern pattern, String phrase) {
        boolean matches(String name) {
            int tail = text.length() - text.lastIndexOf('*') - 1;
            return name.regionMatches(true, name.length() - tail, text, text.length() - tail, tail)
                    && pattern.matcher(name).matches();
        }
    }

    private final List<Line> lines = new ArrayList<>();

    private Words() {}

    /** Reads the file in a folder of templates; a malformed line is reported with its position. */
    static Words read(Path templates, Diagnostics diagnostics) throws IOException {
        Path file = templates.resolve("words.txt");
        Words words = new Words();
        int number = 0;
        for (String text : Files.readAllLines(file)) {
            number++;
            String[] halves = text.strip().split("\\s+", 2);
            if (text.isBlank() || text.startsWith("#")) {
                continue;
            }
            if (halves.length < 2) {
                diagnostics.error(file + ":" + number, "'%s' has no phrase".formatted(text));
                continue;
            }
            words.lines.add(new Line(halves[0], pattern(halves[0]), halves[1]));
        }
        return words;
    }

    private static Pattern pattern(String text) {
        boolean isParameter = !text.contains(".") && !text.startsWith("MPI_");
        String quoted = Pattern.quote(text).replace("*", "\\E[^.]*\\Q");
        return Pattern.compile((isParameter ? "[^.]*[.]" : "") + quoted, Pattern.CASE_INSENSITIVE);
    }

    /** Returns the phrase for a parameter or a result of a function; empty if no line matches. */
    Optional<String> of(Form form, String parameter) {
        return find(form.method().function().name() + "." + parameter);
    }

    /**
     * Returns the phrase for {@code function.parameter} or a constant; empty if no line matches.
     */
    Optional<String> find(String name) {
        return lines.stream().filter(l -> l.matches(name)).findFirst().map(Line::phrase);
    }

    /**
     * Returns the patterns that are not the first match for any of the names. A pattern with {@code
     * *} that matches a name is never among them, since it is meant for future names.
     */
    List<String> unused(List<String> names) {
        Set<Line> used = new HashSet<>();
        for (String name : names) {
            List<Line> matching = lines.stream().filter(l -> l.matches(name)).toList();
            matching.stream().limit(1).forEach(used::add);
            matching.stream().filter(l -> l.text().contains("*")).forEach(used::add);
        }
        return lines.stream().filter(l -> !used.contains(l)).map(Line::text).toList();
    }

    /** Returns a C name as words: {@code array_of_blocklengths} is {@code blocklengths}. */
    static String plain(String name) {
        return name.replaceFirst("^array_of_", "").replace('_', ' ');
    }

    /**
     * Returns a phrase with the article "the", unless it begins with a question word: {@code the
     * rank}, but {@code whether it is there}.
     */
    static String definite(String phrase) {
        boolean asks =
                Stream.of("how", "what", "which", "who", "whether")
                        .anyMatch(w -> phrase.startsWith(w + " "));
        return asks ? phrase : "the " + phrase;
    }
}
