package mpi.junit.engine;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mpi.junit.job.LiveJob;

/**
 * Finds the rank that ended first, and so caused the end of the job, since the launcher then ends
 * all other ranks. A call of {@code System.exit}, a crash report, or a mistake that strict checks
 * have found counts more than the order in which the ranks ended. The launcher's message does not
 * count, since MPICH may name any of the ranks that it has killed.
 *
 * @param job the job, which has ended.
 * @param exits the callers of {@code System.exit} on the ranks that said that they exit; empty for
 *     a rank that was ended by a signal such as SIGTERM, which launchers send to the other ranks.
 * @param reporters the ranks that printed a mistake.
 */
record FirstToEnd(
        LiveJob job, Map<Integer, List<StackTraceElement>> exits, Set<Integer> reporters) {

    int rank() {
        return Stream.of(calledExit(), ranks().filter(this::hasCrashReport), reported())
                .flatMapToInt(ranks -> ranks)
                .findFirst()
                .orElseGet(this::firstGone);
    }

    private IntStream ranks() {
        return IntStream.range(0, job.ranks());
    }

    private IntStream calledExit() {
        return ranks().filter(rank -> !exits.getOrDefault(rank, List.of()).isEmpty());
    }

    private IntStream reported() {
        return reporters.stream().mapToInt(rank -> rank);
    }

    private boolean hasCrashReport(int rank) {
        return !CrashReport.of(job.process(rank)).isEmpty();
    }

    /**
     * Returns the first rank that ended without saying that it exits, or else the first rank that
     * ended.
     */
    private int firstGone() {
        var endings = job.endings();
        return endings.stream()
                .filter(rank -> !exits.containsKey(rank))
                .findFirst()
                .orElseGet(
                        () ->
                                Stream.concat(endings.stream(), exits.keySet().stream())
                                        .findFirst()
                                        .orElse(0));
    }
}
