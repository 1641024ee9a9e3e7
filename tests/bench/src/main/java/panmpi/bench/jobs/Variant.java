package panmpi.bench.jobs;

import java.io.IOException;
import java.util.List;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;

/**
 * One of the implementations whose times are compared, such as panmpi with arrays or panmpi with
 * segments. A {@link Contender}, which is a job, runs the benchmarks of one or more variants.
 *
 * @param name name in tables.
 * @param contender job that runs the benchmarks of this variant.
 * @param prefix prefix of the names of its benchmarks.
 */
public record Variant(String name, Contender contender, String prefix) {

    /**
     * {@return the variants of a contender, one for each prefix of its benchmarks' names} A prefix
     * is the part of the name up to its last dot.
     */
    public static List<Variant> of(String name, Contender contender) {
        return contender.benchmarks().stream()
                .map(benchmark -> benchmark.substring(0, benchmark.lastIndexOf('.') + 1))
                .distinct()
                .map(prefix -> new Variant(nameOf(name, prefix), contender, prefix))
                .toList();
    }

    private static String nameOf(String name, String prefix) {
        return (name + " " + prefix.replaceFirst("[.]$", "")).strip();
    }

    /** {@return true if this variant is neither C nor panmpi} */
    boolean isOther() {
        return !isCompiled() && !Contenders.OWN.contains(name);
    }

    /** {@return true if this variant is compiled ahead of time, so that it needs no warm-up} */
    boolean isCompiled() {
        return name.equals(Result.REFERENCE);
    }

    /** {@return true if this variant has the benchmark of a workload} */
    public boolean offers(Workload workload) {
        return contender.benchmarks().contains(prefix + workload.benchmark());
    }

    /**
     * {@return the time and heap bytes of one iteration, as the mean of {@code times} iterations}
     */
    Sample run(Workload workload, int times) throws IOException {
        return contender.run(prefix + workload.benchmark(), workload.size(), times);
    }
}
