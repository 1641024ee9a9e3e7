package mpi.junit.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.junit.rank.RankMain;

/** Makes the command line and the environment of a job. */
final class JobCommand {

    /**
     * Variables that let Open MPI and Intel MPI run more ranks than there are cores, and keep them
     * from binding ranks to cores.
     */
    private static final Map<String, String> OVERSUBSCRIBED =
            Map.of(
                    "OMPI_MCA_rmaps_base_oversubscribe", "1",
                    "OMPI_MCA_hwloc_base_binding_policy", "none",
                    "PRTE_MCA_rmaps_default_mapping_policy", ":oversubscribe",
                    "PRTE_MCA_hwloc_default_binding_policy", "none",
                    "I_MPI_PIN", "off");

    /**
     * Variable that lets waiting ranks of Intel MPI give up their core, as ranks of other MPIs do
     * by default.
     */
    private static final Map<String, String> YIELDING = Map.of("I_MPI_THREAD_YIELD", "3");

    private static final List<String> AS_ROOT =
            List.of(
                    "OMPI_ALLOW_RUN_AS_ROOT",
                    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM",
                    "PRTE_ALLOW_RUN_AS_ROOT",
                    "PRTE_ALLOW_RUN_AS_ROOT_CONFIRM");

    private final JobSpec spec;
    private final Mpiexec mpiexec;
    private final List<String> java;

    JobCommand(JobSpec spec, Mpiexec mpiexec) {
        this.spec = spec;
        this.mpiexec = mpiexec;
        List<String> options = new ArrayList<>();
        if (isCrowded()) {
            // C2, the JVM's slower compiler, would compete with the ranks for the cores.
            options.add("-XX:TieredStopAtLevel=1");
        }
        options.addAll(spec.jvm());
        java = JavaCommand.of(mpiexec.name(), options);
    }

    private boolean isCrowded() {
        return spec.ranks() > Runtime.getRuntime().availableProcessors();
    }

    /**
     * Makes the command line of the job.
     *
     * @param socket socket file that the ranks connect to.
     * @param trace folder that the ranks write their traces to, if the job is traced.
     */
    List<String> words(Path socket, Path trace) {
        List<String> traced = traced(trace);
        List<String> words = new ArrayList<>(mpiexec.command());
        Set<Integer> debugged = TestSettings.debugged();
        debugged.removeIf(rank -> rank >= spec.ranks());
        int next = 0;
        for (int rank : debugged) {
            addRanks(words, rank - next, traced, socket);
            List<String> options = new ArrayList<>(traced);
            options.add(debugger(rank, debugged.size()));
            addRanks(words, 1, options, socket);
            next = rank + 1;
        }
        addRanks(words, spec.ranks() - next, traced, socket);
        return words;
    }

    /**
     * Returns the options for a trace. Ranks do not draw it themselves, since only the trace of a
     * test that fails is drawn.
     */
    private List<String> traced(Path trace) {
        return spec.isTraced()
                ? List.of("-Dpanmpi.trace=" + trace, "-Dpanmpi.trace.page=false")
                : List.of();
    }

    /**
     * Adds a group of ranks with equal options to the command line. Colons separate the groups.
     *
     * @param number number of ranks in the group.
     * @param options options of the JVM for this group only.
     * @param socket socket file that the ranks connect to.
     */
    private void addRanks(List<String> words, int number, List<String> options, Path socket) {
        if (number == 0) {
            return;
        }
        if (words.size() > mpiexec.command().size()) {
            words.add(":");
        }
        words.addAll(List.of("-n", Integer.toString(number)));
        words.add(java.getFirst());
        words.addAll(options);
        words.addAll(java.subList(1, java.size()));
        words.addAll(List.of(RankMain.class.getName(), socket.toString()));
    }

    private static String debugger(int rank, int debugged) {
        int port = TestSettings.port() + (debugged == 1 ? 0 : rank);
        return "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=localhost:" + port;
    }

    /** Sets the variables of the job. */
    void setEnvironment(Map<String, String> environment) {
        OVERSUBSCRIBED.forEach(environment::putIfAbsent);
        if (isCrowded()) {
            YIELDING.forEach(environment::putIfAbsent);
        }
        if ("root".equals(System.getProperty("user.name"))) {
            AS_ROOT.forEach(variable -> environment.putIfAbsent(variable, "1"));
        }
        Map<String, String> chosen = new LinkedHashMap<>(mpiexec.environment());
        for (String variable : spec.environment()) {
            int cut = variable.indexOf('=');
            chosen.put(variable.substring(0, cut), variable.substring(cut + 1));
        }
        chosen.forEach(
                (name, value) -> {
                    if (value.isEmpty()) {
                        environment.remove(name);
                    } else {
                        environment.put(name, value);
                    }
                });
    }
}
