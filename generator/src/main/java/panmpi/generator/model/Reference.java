package panmpi.generator.model;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reference to a number that another function returns for the same object, written as {@code
 * FUNCTION.output} or {@code FUNCTION.output+1}.
 *
 * @param function the C function
 * @param output the name of its parameter that receives the number
 * @param added a number to add
 */
public record Reference(String function, String output, int added) {

    private static final Pattern TEXT = Pattern.compile("(MPIX?_\\w+)\\.(\\w+)(?:\\+(\\d{1,4}))?");

    /** Parses a reference; empty if the text is not a reference. */
    public static Optional<Reference> parse(String text) {
        Matcher m = TEXT.matcher(text);
        return m.matches()
                ? Optional.of(
                        new Reference(
                                m.group(1),
                                m.group(2),
                                m.group(3) == null ? 0 : Integer.parseInt(m.group(3))))
                : Optional.empty();
    }
}
