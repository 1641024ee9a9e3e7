package panmpi.bench.plot;

import java.util.List;

/**
 * A group of bars that are compared with each other, such as those of one workload.
 *
 * @param name name of the group, such as a workload.
 * @param bars from top to bottom.
 */
public record Group(String name, List<Bar> bars) {}
