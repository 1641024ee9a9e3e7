package mpi.internal;

import java.util.List;
import java.util.Locale;

/**
 * Switches for panmpi's checks, which the property {@code panmpi.checks} sets. Checks of arguments
 * before each call are on unless it is {@code false}; strict checks, which compare the calls of all
 * ranks, are on only if it begins with {@code strict}. The switches are constants, so that the JIT
 * compiler removes the checks that are off.
 */
public final class Checks {

    private static final String CHOSEN = System.getProperty("panmpi.checks");

    /** True if arguments are checked. */
    public static final boolean ENABLED = !"false".equalsIgnoreCase(CHOSEN);

    /**
     * True if the ranks that create a window exchange the sizes of their memory, so that one-sided
     * calls can be checked. It is false with {@code -Dpanmpi.checks=local}, for jobs in which some
     * ranks do not run Java.
     */
    public static final boolean EXCHANGED = ENABLED && !"local".equalsIgnoreCase(CHOSEN);

    /** True if strict checks only report a mistake of the program, and the job goes on. */
    public static final boolean GOES_ON = "strict=warn".equalsIgnoreCase(CHOSEN);

    /** True if strict checks are on, which compare the calls of all ranks. */
    public static final boolean STRICT = GOES_ON || "strict".equalsIgnoreCase(CHOSEN);

    private static final List<String> VALUES =
            List.of("true", "false", "local", "strict", "strict=warn");

    /**
     * File to which strict checks write the mistakes that they find; null if they write no file.
     */
    public static final String REPORT = System.getProperty("panmpi.checks.report");

    private Checks() {}

    /**
     * Returns a warning about an unknown value of the property {@code panmpi.checks}; empty if the
     * value is known.
     */
    public static String wrong() {
        return CHOSEN == null || VALUES.contains(CHOSEN.toLowerCase(Locale.ROOT))
                ? ""
                : "panmpi: -Dpanmpi.checks=%s is taken as true; the value must be %s"
                        .formatted(CHOSEN, String.join(", ", VALUES));
    }
}
