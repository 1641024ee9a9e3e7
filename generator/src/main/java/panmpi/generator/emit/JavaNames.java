package panmpi.generator.emit;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import panmpi.generator.model.Api;

/** Spells names and text so that Java and Javadoc accept them. */
final class JavaNames {

    /**
     * Names of variables that the templates declare; a parameter with such a name gets an
     * underscore.
     */
    private static final Set<String> OWN = Set.of("failure", "signals", "frame");

    private JavaNames() {}

    /** Returns the name of a C parameter as a Java identifier. */
    static String identifier(String name) {
        return SourceVersion.isKeyword(name) || OWN.contains(name) ? name + "_" : name;
    }

    /** Returns a text as it may stand inside {@code {@code ...}} in Javadoc. */
    static String code(String text) {
        return text.replace("*/", "* /");
    }

    /** Returns a text as it stands in a Java string literal, without the quotes. */
    static String literal(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    /** Lists snapshots in prose: {@code mpich 4.0.2, openmpi 4.1.4}. */
    static String titles(Stream<Api> apis) {
        return apis.map(a -> a.identity().title()).sorted().collect(Collectors.joining(", "));
    }
}
