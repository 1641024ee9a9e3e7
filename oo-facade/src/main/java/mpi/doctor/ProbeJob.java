package mpi.doctor;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Job of two ranks that ran {@link Probe}, and has ended or was stopped after a time limit.
 *
 * @param mpiexec launcher that started the job.
 * @param run exit code, output and duration of the launcher.
 */
record ProbeJob(Mpiexec mpiexec, Run run) {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int FIRST_LINES = 10;
    private static final int LAST_LINES = 5;

    /** Runs a job as a user would, with the settings of this process; blocks until it has ended. */
    static ProbeJob start(Mpiexec mpiexec) {
        List<String> command = new ArrayList<>();
        command.addAll(List.of(mpiexec.program().toString(), "-n", "2"));
        command.addAll(java());
        command.add("-Dpanmpi.singleton=allow");
        command.add(Probe.class.getName());
        return new ProbeJob(mpiexec, Run.of(command, PATIENCE));
    }

    private static List<String> java() {
        List<String> command = new ArrayList<>();
        if (JavaChecks.isMpijava()) {
            command.add(ProcessHandle.current().info().command().orElse("mpijava"));
        } else {
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.add("--enable-native-access=ALL-UNNAMED");
            command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        }
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (option.startsWith("-Dpanmpi.") && !option.startsWith("-Dpanmpi.launcher=")) {
                command.add(option);
            }
        }
        return command;
    }

    /** Returns the signals that rank 0 has reported; empty if rank 0 failed before that. */
    List<SignalRow> signals() {
        return lines(Probe.SIGNAL).stream().map(SignalRow::parse).distinct().toList();
    }

    Finding check(String name, String remedy) {
        List<String> ranks = lines(Probe.RANK);
        if (run.exit() == 0
                && ranks.stream().filter(r -> r.matches("[01] of 2 exch.*")).count() == 2) {
            return Finding.ok(
                    name,
                    "2 ranks connected by "
                            + mpiexec
                            + " in "
                            + run.millis()
                            + " ms: "
                            + library(ranks));
        }
        if (ranks.stream().filter(rank -> rank.startsWith("0 of 1 ")).count() == 2) {
            return Finding.error(
                    name,
                    "two jobs of one rank each, not one job of two ranks, started by "
                            + mpiexec
                            + ": "
                            + library(ranks),
                    remedy);
        }
        return Finding.error(name, howItEnded() + " by " + mpiexec, advice(remedy)).with(excerpt());
    }

    private String howItEnded() {
        return switch (run.exit()) {
            case Run.NEVER_ENDED ->
                    "a job of 2 ranks hung for " + PATIENCE.toSeconds() + " s, started";
            case Run.NEVER_STARTED -> "a job of 2 ranks could not be started";
            default -> "a job of 2 ranks failed (exit code " + run.exit() + "), started";
        };
    }

    private String advice(String remedy) {
        if (run.output().contains("allow-run-as-root")
                || run.output().contains("ALLOW_RUN_AS_ROOT")) {
            return "Open MPI refuses root: be another user, or set OMPI_ALLOW_RUN_AS_ROOT=1 and"
                    + " OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 (with Open MPI 5 also PRTE_ALLOW_RUN_AS_ROOT=1"
                    + " and PRTE_ALLOW_RUN_AS_ROOT_CONFIRM=1)";
        }
        if (run.output().contains("not enough slots")) {
            return "more ranks than cores: mpiexec --oversubscribe, or"
                    + " OMPI_MCA_rmaps_base_oversubscribe=1; Open MPI 5:"
                    + " PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe";
        }
        return remedy;
    }

    private static String library(List<String> ranks) {
        return ranks.getFirst().replaceFirst("^\\d+ of \\d+ \\w+ ", "");
    }

    /**
     * Returns the first and last lines of output: the first ones usually show the cause, the last
     * ones the outcome.
     */
    private List<String> excerpt() {
        List<String> lines = new ArrayList<>();
        run.output().lines().filter(line -> !line.isBlank()).forEach(lines::add);
        if (lines.size() > FIRST_LINES + LAST_LINES) {
            lines.subList(FIRST_LINES, lines.size() - LAST_LINES).clear();
            lines.add(FIRST_LINES, "...");
        }
        return lines;
    }

    /**
     * Returns, for each line of output that contains {@code mark}, the text after the mark;
     * launchers may put the rank before the mark.
     */
    private List<String> lines(String mark) {
        return run.output()
                .lines()
                .filter(line -> line.contains(mark))
                .map(line -> line.substring(line.indexOf(mark) + mark.length()))
                .toList();
    }
}
