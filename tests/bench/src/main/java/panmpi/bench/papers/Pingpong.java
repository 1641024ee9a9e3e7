package panmpi.bench.papers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import panmpi.bench.jobs.Contenders;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.jobs.Rounds;
import panmpi.bench.ranks.BufferRunner;
import panmpi.bench.results.Result;
import panmpi.bench.results.Workload;

/**
 * Measured times of a ping-pong on this machine, for the table of mpiJava's papers.
 *
 * @param name C, or a binding.
 * @param micros microseconds of a message of one byte, one way.
 * @param megabytes highest bandwidth, in millions of bytes a second.
 * @param at size of the message at which the highest bandwidth was reached.
 */
record Pingpong(String name, double micros, double megabytes, String at) {
    private static final int ROUNDS = 9;
    private static final double SAMPLE_NANOS = 8e6;
    private static final double WARM_UP_NANOS = 4e8;
    private static final int[] SIZES = {64 << 10, 256 << 10, 1 << 20, 4 << 20};

    /** Measures C and panmpi, and returns the best results of each. */
    static List<Pingpong> measure(Mpi mpi, Path program, Path launcher, String classes, Path out)
            throws IOException {
        try (Contenders contenders = new Contenders(mpi, 2, out)) {
            contenders.addProgram(Result.REFERENCE, "C", List.of(program.toString()));
            String main = BufferRunner.class.getName();
            contenders.addProgram("", "panmpi", List.of(launcher.toString(), "-cp", classes, main));
            Rounds rounds = new Rounds(contenders.variants(), SAMPLE_NANOS);
            Result shortest = run(rounds, 1);
            Result[] longer = new Result[SIZES.length];
            for (int i = 0; i < SIZES.length; i++) {
                longer[i] = run(rounds, SIZES[i]);
            }
            return List.of(
                    best(Result.REFERENCE, "C", shortest, longer),
                    best(Contenders.OWN.getFirst(), "panmpi", shortest, longer));
        }
    }

    private static Result run(Rounds rounds, int size) throws IOException {
        Workload workload = new Workload("pingpong", size);
        rounds.warmUp(workload, WARM_UP_NANOS);
        return rounds.run(workload, ROUNDS);
    }

    private static Pingpong best(String variant, String name, Result shortest, Result... longer) {
        Pingpong best = new Pingpong(name, shortest.micros(variant), 0, "");
        for (Result result : longer) {
            double megabytes = result.workload().size() / result.micros(variant);
            if (megabytes > best.megabytes) {
                best = new Pingpong(name, best.micros, megabytes, result.workload().sizeText());
            }
        }
        return best;
    }
}
