package panmpi.bench.objects;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import panmpi.bench.jobs.Progress;
import panmpi.bench.jobs.Rounds;
import panmpi.bench.jobs.Variant;
import panmpi.bench.results.Result;
import panmpi.bench.results.TimeFormat;
import panmpi.bench.results.Workload;

/**
 * Runs workloads on all variants that have them, by turns, and prints a table.
 *
 * @param variants the variants, the reference first.
 * @param rounds number of rounds of a workload.
 * @param nanos duration of a sample in nanoseconds.
 * @param warmUp nanoseconds of warm-up for each workload and variant, before all rounds.
 * @param before action before each workload.
 */
record ObjectComparison(
        List<Variant> variants, int rounds, double nanos, double warmUp, Before before) {

    /** An action before each workload. */
    @FunctionalInterface
    interface Before {
        /**
         * Runs before the rounds of a workload, while no benchmark is running. The action may take
         * long.
         */
        void run() throws IOException;
    }

    /** {@return the names of the variants that have at least one of the workloads} */
    List<String> names(List<Workload> workloads) {
        return participants(workloads).stream().map(Variant::name).toList();
    }

    private List<Variant> participants(List<Workload> workloads) {
        return variants.stream()
                .filter(variant -> workloads.stream().anyMatch(variant::offers))
                .toList();
    }

    /**
     * Warms up all workloads, then runs each of them and prints its row of a table. Returns the
     * results.
     */
    List<Result> run(List<Workload> workloads, TimeFormat format) throws IOException {
        Rounds all = new Rounds(participants(workloads), nanos);
        Progress progress = new Progress(2 * workloads.size());
        for (Workload workload : workloads) {
            progress.step("warming up, " + ObjectWorkloads.label(workload));
            all.warmUp(workload, warmUp);
        }
        progress.clear();
        ObjectTable table = new ObjectTable(System.out, names(workloads), format);
        table.head();
        List<Result> results = new ArrayList<>();
        for (Workload workload : workloads) {
            progress.step(ObjectWorkloads.label(workload));
            before.run();
            Result result = all.run(workload, rounds);
            progress.clear();
            table.row(result);
            results.add(result);
        }
        return results;
    }
}
