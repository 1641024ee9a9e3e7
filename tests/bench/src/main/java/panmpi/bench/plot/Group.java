package panmpi.bench.plot;

import java.util.List;

/**
 * Bars that are compared with each other.
 *
 * @param name name of what the bars belong to.
 * @param bars from top to bottom.
 */
public record Group(String name, List<Bar> bars) {}
