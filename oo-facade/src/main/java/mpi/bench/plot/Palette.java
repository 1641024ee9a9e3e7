package mpi.bench.plot;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Colours of curves, lines and text. The colours of curves are Okabe and Ito's, which colour-blind
 * readers can distinguish; pages in dark mode get brighter colours.
 */
public final class Palette {
    /** Colour of text. */
    public static final String INK = "#1c2733";

    /** Colour of secondary text and of axes. */
    public static final String NOTE = "#57616d";

    /** Colour of grid lines. */
    public static final String GRID = "#e3e7eb";

    static final String CARD = "#ffffff";

    /** Colours of curves; yellow is left out, since it is not seen on white. */
    private static final List<String> COLOURS =
            List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9");

    private static final Map<String, String> DARK_MODE =
            new TreeMap<>(
                    Map.of(
                            INK, "#e6edf3", NOTE, "#a3adb8", GRID, "#2f3d4a", CARD, "#182530",
                            "#0072b2", "#4a9fe0", "#d55e00", "#f07f3c", "#009e73", "#2fc49a",
                            "#cc79a7", "#e29cc3", "#e69f00", "#f5c04a", "#56b4e9", "#a9dcfa"));

    private Palette() {}

    /** {@return rules of CSS that replace a picture's colours by those for dark mode} */
    static String darkModeRules() {
        return DARK_MODE.entrySet().stream()
                .map(pair -> replaced("fill", pair) + replaced("stroke", pair))
                .collect(Collectors.joining());
    }

    private static String replaced(String attribute, Map.Entry<String, String> pair) {
        return String.format(
                "[%1$s='%2$s'] { %1$s: %3$s }%n", attribute, pair.getKey(), pair.getValue());
    }

    /** {@return the background colour of a picture in dark mode} */
    static String darkModeCard() {
        return DARK_MODE.get(CARD);
    }

    /** {@return colour number {@code place} for curves; the first colour follows the last one} */
    public static String colour(int place) {
        return COLOURS.get(place % COLOURS.size());
    }

    /** {@return the colour of the curve with which other curves are compared} */
    public static String reference() {
        return INK;
    }
}
