// Generated from the snapshots in generated/api by `make bindings`; edit templates/ErrorTexts.java instead.

package mpi.internal.call;

import java.util.Map;
import java.util.stream.Collectors;
import mpi.internal.Generated;

/**
 * Texts of MPI's error classes, for libraries whose own text for an error class describes another
 * class.
 */
@Generated("ErrorTextsEmitter")
final class ErrorTexts {

    private static final Map<String, String> TEXTS = """
        
        """.lines().filter(line -> !line.isBlank()).collect(Collectors.toMap(line -> line.substring(0, line.indexOf(' ')), line -> line.substring(line.indexOf(' ') + 1)));

    private ErrorTexts() {
    }

    /**
     * Returns the text of an error class by its name; empty if MPI does not define the class.
     */
    static String of(String name) {
        return TEXTS.getOrDefault(name, "");
    }
}
