package panmpi.bench.plot;

import java.util.List;

/** The colours of Okabe and Ito, which the colour-blind tell apart, and those of lines and text. */
public final class Palette {
    static final String INK = "#1c2733";
    static final String NOTE = "#57616d";
    static final String GRID = "#e3e7eb";
    static final String CARD = "#ffffff";

    /** Yellow is left out: it is not seen on white. */
    private static final List<String> COLOURS =
            List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9");

    private Palette() {}

    /** {@return the colour of an entry by its place; after the last comes the first again} */
    public static String colour(int place) {
        return COLOURS.get(place % COLOURS.size());
    }

    /** {@return the colour of what others are compared with} */
    public static String reference() {
        return INK;
    }
}
