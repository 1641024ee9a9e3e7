package panmpi.bench;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Jobs that have more ranks than there are cores: those that wait give up their core, in C as in
 * Java. Open MPI and Intel MPI take a variable for that; panmpi loads a library of its own before
 * UCX, and here C does as well.
 *
 * @param yielding that library.
 */
record Crowd(Path yielding) {

    /** True if ranks have to share cores. */
    static boolean isOf(int ranks) {
        return ranks > Runtime.getRuntime().availableProcessors();
    }

    /** {@return the command of a program in C} */
    List<String> command(int ranks, List<String> program) {
        if (!isOf(ranks)) {
            return program;
        }
        var before = Stream.of("env", "LD_PRELOAD=" + yielding.toAbsolutePath());
        return Stream.concat(before, program.stream()).toList();
    }

    /** {@return the environment of a job} */
    static Map<String, String> environment(int ranks, Map<String, String> environment) {
        if (!isOf(ranks)) {
            return environment;
        }
        Map<String, String> all = new HashMap<>(environment);
        all.putIfAbsent("OMPI_MCA_mpi_yield_when_idle", "1");
        all.putIfAbsent("I_MPI_THREAD_YIELD", "3");
        return all;
    }
}
