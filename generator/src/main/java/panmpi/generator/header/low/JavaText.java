package panmpi.generator.header.low;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/**
 * Helper methods of this package's writers: they fill templates and spell Javadoc, identifiers and
 * parameters.
 */
final class JavaText {

    private static final Pattern PLACE = Pattern.compile("\\$\\{(\\w+)}");

    /**
     * Words that Java allows as identifiers only in some contexts, so that they are not used as
     * names.
     */
    private static final Set<String> RESTRICTED =
            Set.of("var", "yield", "record", "sealed", "permits");

    private JavaText() {}

    /** Replaces each {@code ${name}} of a template. */
    static String fill(String template, Map<String, String> values) {
        return PLACE.matcher(template)
                .replaceAll(place -> Matcher.quoteReplacement(value(values, place.group(1))));
    }

    private static String value(Map<String, String> values, String name) {
        String value = values.get(name);
        if (value == null) {
            throw new AssertionError("no value for ${" + name + "} in " + values);
        }
        return value;
    }

    /** Returns the Javadoc that quotes a C declaration. */
    static String javadoc(String indent, String snippet) {
        String lines =
                snippet.lines()
                        .map(line -> indent + " * " + line)
                        .collect(Collectors.joining("\n"));
        return fill(
                """
                ${indent}/**
                ${indent} * {@snippet lang=c :
                ${lines}
                ${indent} * }
                ${indent} */
                """,
                Map.of("indent", indent, "lines", lines));
    }

    /** Returns a C identifier made safe for Java. */
    static String identifier(String name) {
        return SourceVersion.isKeyword(name) || RESTRICTED.contains(name) ? name + "_" : name;
    }

    /** Returns a list of parameters, such as {@code int a, long b}. */
    static String signature(List<Declaration.Parameter> parameters) {
        return parameters.stream()
                .map(p -> p.layout().carrier() + " " + identifier(p.name()))
                .collect(Collectors.joining(", "));
    }

    /** Returns a list of arguments, such as {@code a, b}. */
    static String arguments(List<Declaration.Parameter> parameters) {
        return parameters.stream().map(p -> identifier(p.name())).collect(Collectors.joining(", "));
    }
}
