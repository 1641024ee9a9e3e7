package panmpi.generator.model;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number that another function returns for the same object: {@code FUNCTION.output}, or {@code
 * FUNCTION.output+1}.
 *
 * @param function the C function
 * @param output the parameter that it fills
 * @param added a number that is added
 */
public record Reference(String function, String output, int added) {

    private static final Pattern TEXT = Pattern.compile("(MPIX?_\\w+)\\.(\\w+)(?:\\+(\\d{1,4}))?");

    /** Parses a reference; empty if the text is none. */
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
