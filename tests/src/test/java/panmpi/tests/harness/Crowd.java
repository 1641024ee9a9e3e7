package panmpi.tests.harness;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What jobs are given that have more ranks than there are cores: threads that wait for a message
 * give up their core. Open MPI does so by itself, and panmpi sees to it for MPICH.
 */
final class Crowd {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private Crowd() {}

    /** Whether there are more ranks than cores. */
    static boolean isOf(int ranks) {
        return ranks > CORES;
    }

    /** {@return an environment in which those that wait make room for the others} */
    static Map<String, String> yielding(Map<String, String> environment) {
        var all = new LinkedHashMap<>(environment);
        all.putIfAbsent("I_MPI_THREAD_YIELD", "3");
        return all;
    }
}
