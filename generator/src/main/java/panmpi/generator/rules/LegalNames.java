package panmpi.generator.rules;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/**
 * Changes names that a Java method cannot have: keywords, and the names of methods of {@code
 * Object}.
 */
final class LegalNames {

    /**
     * Names of the methods of {@code Object} without parameters; most of them cannot be overridden.
     */
    private static final Set<String> OF_OBJECT =
            Arrays.stream(Object.class.getDeclaredMethods())
                    .filter(m -> m.getParameterCount() == 0)
                    .map(m -> m.getName())
                    .collect(Collectors.toSet());

    private LegalNames() {}

    /**
     * Returns a name that a Java method can have: the given name, followed by an underscore if Java
     * does not accept the name as it is.
     */
    static String of(String name) {
        return SourceVersion.isKeyword(name) || OF_OBJECT.contains(name) ? name + "_" : name;
    }
}
