package panmpi.bench.jobs;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Settings for jobs with more ranks than cores, in which a waiting rank yields its core, in C as in
 * Java. Open MPI and Intel MPI read an environment variable. MPICH has no such setting: panmpi
 * preloads a library of its own that changes how UCX, the network library below MPICH, waits, and
 * the bench preloads that library for programs in C, too.
 *
 * @param yielding path of the library that panmpi preloads.
 */
public record Oversubscription(Path yielding) {

    /**
     * {@return true if this machine has fewer cores than {@code ranks}, so that ranks share cores}
     */
    static boolean isOf(int ranks) {
        return ranks > Runtime.getRuntime().availableProcessors();
    }

    /** {@return the command of a program in C, which preloads the library if ranks share cores} */
    public List<String> command(int ranks, List<String> program) {
        if (!isOf(ranks)) {
            return program;
        }
        var before = Stream.of("env", "LD_PRELOAD=" + yielding.toAbsolutePath());
        return Stream.concat(before, program.stream()).toList();
    }

    /**
     * {@return the environment of a job, with the variables of Open MPI and Intel MPI if ranks
     * share cores}
     */
    public static Map<String, String> environment(int ranks, Map<String, String> environment) {
        if (!isOf(ranks)) {
            return environment;
        }
        Map<String, String> all = new HashMap<>(environment);
        all.putIfAbsent("OMPI_MCA_mpi_yield_when_idle", "1");
        all.putIfAbsent("I_MPI_THREAD_YIELD", "3");
        return all;
    }
}
