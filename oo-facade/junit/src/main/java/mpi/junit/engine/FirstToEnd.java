package mpi.junit.engine;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mpi.junit.job.LiveJob;

/**
 * Finds the rank that ended by itself, and with which the job began to end. Its launcher then ends
 * the others at once, so that evidence of the rank itself comes before the order of the ends.
 *
 * @param job the job, which has ended.
 * @param exits the callers of {@code System.exit} on the ranks that said that they exit; empty for
 *     a rank that was ended by a signal such as SIGTERM, which launchers send to the other ranks.
 * @param launcher the last lines that the launcher printed.
 */
record FirstToEnd(LiveJob job, Map<Integer, List<StackTraceElement>> exits, String launcher) {

    int rank() {
        var known =
                IntStream.concat(calledExit(), ranks().filter(this::hasCrashReport)).findFirst();
        return known.isPresent() ? known.getAsInt() : named().orElseGet(this::firstGone);
    }

    private IntStream ranks() {
        return IntStream.range(0, job.ranks());
    }

    private IntStream calledExit() {
        return ranks().filter(rank -> !exits.getOrDefault(rank, List.of()).isEmpty());
    }

    private boolean hasCrashReport(int rank) {
        return !CrashReport.of(job.process(rank)).isEmpty();
    }

    /** The rank whose process id the launcher names, unless it lists several ranks. */
    private OptionalInt named() {
        var named = ranks().filter(this::isNamed).toArray();
        return named.length == 1 ? OptionalInt.of(named[0]) : OptionalInt.empty();
    }

    private boolean isNamed(int rank) {
        long id = job.process(rank);
        return id != 0 && Pattern.compile("\\b" + id + "\\b").matcher(launcher).find();
    }

    /** The first rank that ended without a word, else the first that ended. */
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
