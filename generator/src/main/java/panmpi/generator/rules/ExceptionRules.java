package panmpi.generator.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import panmpi.generator.report.Diagnostics;

/**
 * Reads exceptions to the rules, {@code templates/exceptions.rules}. Three other files have the
 * same format: {@code templates/waits.rules} names the calls that wait, {@code
 * templates/roles.rules} the roles of calls for the strict checks, and {@code
 * templates/spellings/camelCase.rules} the exceptions to the camelCase spelling.
 *
 * <p>A line is {@code VERB PATTERN [VALUE] # reason}; the pattern is a function name, or {@code
 * function.parameter}, with {@code *} for any characters and {@code {a,b}} for one of several
 * words, upper and lower case alike. The first line that matches is used. A line without a reason
 * and a line that matches nothing are errors.
 */
public final class ExceptionRules {

    /** First word of a line, which tells what the line decides. */
    public enum Verb {
        /** This function has no method in the facade. */
        SKIP,
        /** This function has a method, even if a later line skips it. */
        KEEP,
        /** The method is hand-written, since it cannot be derived from the prototype. */
        HAND,
        /** The class that has the method, or several separated by commas. */
        OWNER,
        /** The parameter that {@code this} replaces; {@code none} makes the method static. */
        SELF,
        /** The method's name in MPI's words; the naming rules turn it into a Java name. */
        NAME,
        /** Kind of a parameter, in lower case. */
        KIND,
        /** Direction of a parameter: {@code in}, {@code out} or {@code inout}. */
        DIRECTION,
        /**
         * Size of a buffer: a value of {@code FacadeMethod.Blocks}, such as {@code everywhere} or
         * {@code at-root}.
         */
        BLOCKS,
        /** A constant that is passed for a parameter, or in place of null for an array. */
        PASS,
        /**
         * The length of an array: a reference to an output of another function; {@code incoming} or
         * {@code outgoing} for the number of neighbours that send to this rank or that this rank
         * sends to; or {@code any} if the array may have any length.
         */
        LENGTH,
        /** Step that the facade takes before the call. */
        BEFORE,
        /** Step that the facade takes after a call that succeeded. */
        AFTER,
        /** The class of the object that the method returns. */
        RETURNS,
        /** A reference to the number of ranks whose operands a reduction combines. */
        OPERANDS,
        /** The call is collective, which its prototype does not show. */
        COLLECTIVE,
        /** MPI allows the call before it is initialised and after it is finalised. */
        ANYTIME,
        /** MPI allows the call on any thread at any time, at every thread level. */
        ANYTHREAD,
        /**
         * The call initialises MPI, which may replace the JVM's signal handlers, so that they are
         * restored after it.
         */
        BEGINS,
        /** The call may wait. A virtual thread polls the corresponding nonblocking call instead. */
        POLLS,
        /** The call may wait. A virtual thread lets a platform thread make it. */
        OFFLOAD,
        /**
         * The call may also wait for something other than ranks of the job, such as another job.
         */
        OUTSIDE,
        /** Effects of the call besides moving data, which the strict checks need to know. */
        ROLE,
        /** The camelCase name, letter by letter. */
        SPELL,
        /** A word to put before the camelCase name. */
        PREFIX,
        /** A parameter that camelCase methods may leave out. */
        OPTIONAL,
        /** Another class that has the camelCase method as well. */
        ALSO,
        /** Numbers of 64 bits that camelCase methods also take as an array of {@code int}. */
        NARROW
    }

    private record Line(int number, Verb verb, Pattern pattern, String text, String value) {}

    private final Path file;
    private final List<Line> lines = new ArrayList<>();
    private final Set<Line> used = new LinkedHashSet<>();

    private ExceptionRules(Path file) {
        this.file = file;
    }

    /** Reads the file; a malformed line is reported with its position. */
    public static ExceptionRules read(Path file, Diagnostics diagnostics) throws IOException {
        ExceptionRules rules = new ExceptionRules(file);
        int number = 0;
        for (String text : Files.readAllLines(file)) {
            number++;
            if (!text.isBlank() && !text.startsWith("#")) {
                rules.add(number, text, diagnostics);
            }
        }
        return rules;
    }

    private void add(int number, String text, Diagnostics diagnostics) {
        String[] halves = text.split("#", 2);
        String[] words = halves[0].strip().split("\\s+");
        if (halves.length < 2 || halves[1].isBlank() || words.length < 2 || words.length > 3) {
            diagnostics.error(
                    file + ":" + number,
                    "'" + text.strip() + "' is not VERB PATTERN [VALUE] # reason");
            return;
        }
        Optional<Verb> verb =
                Stream.of(Verb.values())
                        .filter(v -> VerbValues.word(v).equals(words[0]))
                        .findFirst();
        String value = words.length == 3 ? words[2] : halves[1].strip();
        Optional<String> wrong =
                verb.map(v -> VerbValues.wrong(v, value))
                        .orElse(
                                Optional.of(
                                        "'%s' is no verb; the verbs are %s"
                                                .formatted(
                                                        words[0],
                                                        VerbValues.words(Verb.values()))));
        wrong.ifPresent(why -> diagnostics.error(file + ":" + number, why));
        if (wrong.isEmpty()) {
            Pattern pattern = Pattern.compile(regex(words[1]), Pattern.CASE_INSENSITIVE);
            lines.add(new Line(number, verb.orElseThrow(), pattern, words[1], value));
        }
    }

    static String regex(String pattern) {
        return pattern.replace("*", ".*")
                .replace("{", "(")
                .replace(",", "|")
                .replace("}", ")")
                .replaceAll("\\.(?!\\*)", "\\\\.");
    }

    /** Finds the value of the first line that matches a function or {@code function.parameter}. */
    public Optional<String> find(Verb verb, String name) {
        Optional<Line> found =
                lines.stream()
                        .filter(l -> l.verb() == verb && l.pattern().matcher(name).matches())
                        .findFirst();
        found.ifPresent(used::add);
        return found.map(Line::value);
    }

    /**
     * Returns the reason why a function has no method: the first line that skips or keeps the
     * function decides.
     */
    public Optional<String> skipped(String function) {
        Optional<Line> found =
                lines.stream()
                        .filter(l -> l.verb() == Verb.SKIP || l.verb() == Verb.KEEP)
                        .filter(l -> l.pattern().matcher(function).matches())
                        .findFirst();
        found.ifPresent(used::add);
        return found.filter(l -> l.verb() == Verb.SKIP).map(Line::value);
    }

    /** Returns the number of lines, which the documentation states as the number of exceptions. */
    public int count() {
        return lines.size();
    }

    /** Reports each line that matched no function and no parameter, as an error. */
    public void reportUnused(Diagnostics diagnostics) {
        lines.stream()
                .filter(l -> !used.contains(l))
                .forEach(
                        l ->
                                diagnostics.error(
                                        file + ":" + l.number(),
                                        "'%s %s' matches nothing; delete the line or mend its pattern"
                                                .formatted(VerbValues.word(l.verb()), l.text())));
    }
}
