package panmpi.bench.jobs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;

/**
 * Runs the rounds of one workload one at a time, so that rounds of other workloads can run in
 * between.
 */
public final class Schedule {
    private final Rounds rounds;
    private final Workload workload;
    private final Map<Variant, Integer> times;
    private final List<Variant> order;
    private final Map<Variant, List<Sample>> samples = new LinkedHashMap<>();
    private int round;

    /**
     * Prepares the first round.
     *
     * @param rounds takes the samples.
     * @param workload workload to run.
     * @param times number of iterations in one sample of each variant.
     */
    Schedule(Rounds rounds, Workload workload, Map<Variant, Integer> times) {
        this.rounds = rounds;
        this.workload = workload;
        this.times = times;
        order = List.copyOf(times.keySet());
        order.forEach(variant -> samples.put(variant, new ArrayList<>()));
    }

    /**
     * Takes a sample of each variant. The variant that comes first is a different one in each
     * round.
     */
    public void runRound() throws IOException {
        for (int i = 0; i < order.size(); i++) {
            Variant variant = order.get((i + round) % order.size());
            samples.get(variant).add(rounds.sample(variant, workload, times.get(variant)));
        }
        round++;
    }

    /** {@return the samples of the variants that completed all rounds} */
    public Result result() {
        Map<String, Sample[]> whole = new LinkedHashMap<>();
        for (Variant variant : order) {
            List<Sample> all = samples.get(variant);
            if (!all.contains(null)) {
                whole.put(variant.name(), all.toArray(Sample[]::new));
            }
        }
        return new Result(workload, whole);
    }
}
