package panmpi.generator.emit;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Java source text with {@code $name$} placeholders, from the templates folder.
 *
 * <p>A placeholder is written such that the template is valid Java: as an identifier, inside a
 * string or a comment, as {@code $statements$();} for statements, as {@code int $members$;} for
 * members, as {@code $Params$ $params$} for a parameter list, or as {@code extends $Superclass$}
 * for a clause that may be empty. Of a class {@code $Template$}, only the members are used;
 * comments above it are for readers of the template.
 */
final class Template {

    private static final Pattern PLACEHOLDER =
            Pattern.compile(
                    "int \\$(members)\\$;|extends \\$(Superclass)\\$|\\$(statements|objects)\\$\\(\\);|\\$Params\\$ \\$(params)\\$"
                            + "|\\$(return)\\$|\\$(\\w+?)\\$");
    private static final Pattern MEMBERS =
            Pattern.compile(
                    "\\A(?://[^\\n]*\\n)*class \\$Template\\$ \\{\\n(.*)\\}\\s*\\z",
                    Pattern.DOTALL);

    private final Path file;
    private final String text;

    private Template(Path file, String text) {
        this.file = file;
        this.text = text;
    }

    /** Reads a template. */
    static Template read(Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        String text = Files.readString(file);
        Matcher members = MEMBERS.matcher(text);
        return new Template(file, members.matches() ? members.group(1) : text);
    }

    /** Makes a template of a text; {@code file} names it in messages. */
    static Template of(Path file, String text) {
        return new Template(file, text);
    }

    /**
     * Returns the template with its placeholders replaced; throws an AssertionError for a
     * placeholder without a value, which is a bug.
     */
    String fill(Map<String, String> values) {
        return PLACEHOLDER
                .matcher(text)
                .replaceAll(m -> Matcher.quoteReplacement(value(m, values)));
    }

    private String value(java.util.regex.MatchResult match, Map<String, String> values) {
        for (int group = 1; group <= match.groupCount(); group++) {
            if (match.group(group) != null) {
                String value = values.get(match.group(group));
                if (value == null) {
                    throw new AssertionError(file + ": no value for " + match.group());
                }
                return value;
            }
        }
        throw new AssertionError(match.group());
    }

    /** Parses a whole source file; throws an AssertionError if its syntax is wrong. */
    static CompilationUnit parse(String name, String source) {
        ParserConfiguration configuration =
                new ParserConfiguration()
                        .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_21);
        ParseResult<CompilationUnit> result = new JavaParser(configuration).parse(source);
        if (!result.isSuccessful()) {
            throw new AssertionError(name + " does not parse: " + result.getProblems());
        }
        return result.getResult().orElseThrow();
    }
}
