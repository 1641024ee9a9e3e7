package panmpi.tests.harness;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Settings of jobs with more ranks than cores: threads that wait for a message give up their core.
 * Open MPI does so by itself, and panmpi makes MPICH do so.
 */
final class Crowd {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private Crowd() {}

    /** Returns true if there are more ranks than cores. */
    static boolean isOf(int ranks) {
        return ranks > CORES;
    }

    /** {@return an environment in which threads that wait give up their core} */
    static Map<String, String> yielding(Map<String, String> environment) {
        var all = new LinkedHashMap<>(environment);
        all.putIfAbsent("I_MPI_THREAD_YIELD", "3");
        return all;
    }
}
