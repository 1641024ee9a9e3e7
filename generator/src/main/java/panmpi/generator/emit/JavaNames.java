package panmpi.generator.emit;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import panmpi.generator.model.Api;

/** Spells names and text so that Java and Javadoc accept them. */
final class JavaNames {

    /** Variables that templates declare themselves. */
    private static final Set<String> OWN = Set.of("failure", "signals", "frame");

    private JavaNames() {}

    /** A C parameter name as a Java identifier. */
    static String identifier(String name) {
        return SourceVersion.isKeyword(name) || OWN.contains(name) ? name + "_" : name;
    }

    /** Text inside {@code {@code ...}}. */
    static String code(String text) {
        return text.replace("*/", "* /");
    }

    /** The text of a Java string literal, without its quotes. */
    static String literal(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    /** Lists snapshots in prose: {@code mpich 4.0.2, openmpi 4.1.4}. */
    static String titles(Stream<Api> apis) {
        return apis.map(a -> a.identity().title()).sorted().collect(Collectors.joining(", "));
    }
}
