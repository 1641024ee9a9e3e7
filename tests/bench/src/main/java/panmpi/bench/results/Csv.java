package panmpi.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes the samples of all rounds to a file that other programs can read, and reads such a file.
 */
public final class Csv {
    private static final String HEAD =
            "mpi,ranks,benchmark,bytes,variant,round,nanoseconds,heap_bytes";

    private final List<String> lines = new ArrayList<>(List.of(HEAD));

    public void add(String mpi, int ranks, Result result) {
        Workload workload = result.workload();
        result.samples()
                .forEach(
                        (variant, samples) -> {
                            for (int round = 0; round < samples.length; round++) {
                                lines.add(
                                        String.format(
                                                Locale.ROOT,
                                                "%s,%d,%s,%d,%s,%d,%.1f,%d",
                                                mpi,
                                                ranks,
                                                workload.benchmark(),
                                                workload.size(),
                                                variant,
                                                round,
                                                samples[round].nanos() / workload.parts(),
                                                samples[round].bytes()));
                            }
                        });
    }

    public void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, lines);
    }

    /**
     * {@return the results in a file, in the order of its lines; empty if the columns of the file
     * are not those of this class}
     */
    public static List<Result> read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        Map<Workload, Map<String, List<Sample>>> workloads = new LinkedHashMap<>();
        if (!lines.isEmpty() && lines.getFirst().equals(HEAD)) {
            for (String line : lines.subList(1, lines.size())) {
                String[] words = line.split(",");
                Workload workload = new Workload(words[2], Integer.parseInt(words[3]));
                double nanos = Double.parseDouble(words[6]) * workload.parts();
                workloads
                        .computeIfAbsent(workload, e -> new LinkedHashMap<>())
                        .computeIfAbsent(words[4], e -> new ArrayList<>())
                        .add(new Sample(nanos, Long.parseLong(words[7])));
            }
        }
        List<Result> results = new ArrayList<>();
        workloads.forEach(
                (workload, variants) -> results.add(new Result(workload, arrays(variants))));
        return results;
    }

    private static Map<String, Sample[]> arrays(Map<String, List<Sample>> variants) {
        Map<String, Sample[]> samples = new LinkedHashMap<>();
        variants.forEach((variant, all) -> samples.put(variant, all.toArray(Sample[]::new)));
        return samples;
    }
}
