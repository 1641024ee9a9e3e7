package panmpi.bench.objects;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mpi.object.Codecs;
import panmpi.bench.jobs.Contender;
import panmpi.bench.jobs.HeapOptions;
import panmpi.bench.jobs.Progress;
import panmpi.bench.jobs.Rounds;
import panmpi.bench.jobs.Schedule;
import panmpi.bench.jobs.Variant;
import panmpi.bench.ranks.SerialRunner;
import panmpi.bench.results.Result;
import panmpi.bench.results.Workload;

/**
 * Compares how fast codecs write objects to memory and read them, without MPI. Each pair of a codec
 * and a kind of object has a JVM of its own, because the JIT compiler adapts the code of a call to
 * all objects that the call has processed. A round takes a third of a second, so that the rounds
 * can be spread over minutes: phases in which the machine is slow then affect only some rounds.
 */
final class MemoryComparison implements AutoCloseable {
    static final String NAME = "objects-memory";

    /**
     * Nanoseconds of a sample. The caches of the processor are filled at the start of a sample; the
     * sample is so long that this hardly counts.
     */
    private static final double NANOS = 20e6;

    private static final int HEAP_MIB = 128;

    private final List<Contender> jobs = new ArrayList<>();
    private final List<Rounds> kinds = new ArrayList<>();
    private final List<Schedule> schedules = new ArrayList<>();

    private MemoryComparison() {}

    /**
     * Starts a JVM for each codec and each kind of object.
     *
     * @param java path of the command {@code java}.
     * @param path class path of panmpi, the benchmarks and the codecs.
     * @param logs folder for the output of the JVMs.
     */
    static MemoryComparison start(Path java, String path, Path logs) throws IOException {
        MemoryComparison comparison = new MemoryComparison();
        try {
            for (String kind : ObjectWorkloads.KINDS) {
                List<Variant> variants = new ArrayList<>();
                for (String variant : variants()) {
                    Path log = logs.resolve(NAME + "-" + variant + "-" + kind + ".log");
                    variants.addAll(
                            Variant.of("", comparison.startAlone(java, path, variant, kind, log)));
                }
                comparison.kinds.add(new Rounds(variants, NANOS));
            }
            return comparison;
        } catch (IOException e) {
            comparison.close();
            throw e;
        }
    }

    /** {@return the names of the variants: first java.io, the reference, then all codecs} */
    static List<String> variants() {
        return Stream.concat(Stream.of(SerialRunner.JAVA_IO), Codecs.names().stream()).toList();
    }

    private Contender startAlone(Path java, String path, String variant, String kind, Path log)
            throws IOException {
        String program = SerialRunner.class.getName();
        List<String> command =
                HeapOptions.touched(java, HEAP_MIB, List.of("-cp", path, program, variant, kind));
        Contender job = Contender.start(variant, command, 1, Map.of(), log);
        jobs.add(job);
        return job;
    }

    /** Runs each workload for some milliseconds on each variant, and prepares its rounds. */
    void warmUp(double millis) throws IOException {
        Progress progress = new Progress(2 * kinds.size());
        for (int i = 0; i < kinds.size(); i++) {
            String kind = ObjectWorkloads.KINDS.get(i);
            for (Workload workload :
                    List.of(ObjectWorkloads.write(kind), ObjectWorkloads.read(kind))) {
                progress.step("warming up, " + ObjectWorkloads.label(workload));
                kinds.get(i).warmUp(workload, millis * 1e6);
                schedules.add(kinds.get(i).begin(workload));
            }
        }
        progress.clear();
    }

    /** Takes one sample of each workload with each variant. */
    void runRound() throws IOException {
        for (Schedule schedule : schedules) {
            schedule.runRound();
        }
    }

    /** {@return the samples of all rounds so far} */
    List<Result> results() {
        return schedules.stream().map(Schedule::result).toList();
    }

    @Override
    public void close() throws IOException {
        for (Contender job : jobs) {
            job.close();
        }
    }
}
