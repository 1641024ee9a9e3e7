package panmpi.bench.strict;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import panmpi.bench.results.Ratios;

/**
 * Modes in which the bench runs a program: with the default checks, with strict checks, and with
 * strict checks and the Java agent that detects accesses to buffers in use.
 */
enum Mode {
    DEFAULT("by default"),
    STRICT("strict", "-Dpanmpi.checks=strict", "-Dpanmpi.checks.accesses=false"),
    AGENT("strict, with the agent", "-Dpanmpi.checks=strict");

    /** Modes with strict checks. */
    static final List<Mode> CHECKED = List.of(STRICT, AGENT);

    private final String text;
    private final List<String> options;

    Mode(String text, String... options) {
        this.text = text;
        this.options = List.of(options);
    }

    String text() {
        return text;
    }

    /** Returns the options of {@code mpijava} for this mode. */
    List<String> options() {
        return options;
    }

    /** Calls a function for each mode with strict checks, and returns the ratios by mode. */
    static Map<Mode, Ratios> each(Function<Mode, Ratios> ratios) {
        Map<Mode, Ratios> all = new EnumMap<>(Mode.class);
        CHECKED.forEach(mode -> all.put(mode, ratios.apply(mode)));
        return all;
    }
}
