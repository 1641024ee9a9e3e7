package mpi.internal.strict.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Holds reports for a short time, so that a mistake which several ranks make is printed once for
 * all of them.
 */
final class HeldReports {

    /** Time (0.12 s) that the first report waits for further reports. */
    private static final long HOLD_NANOS = 120_000_000;

    private final List<Report> held = new ArrayList<>();
    private long first;

    /**
     * Adds a report. If another rank has made the same report at the same lines, the two reports
     * are joined.
     */
    void add(Report report) {
        if (held.isEmpty()) {
            first = System.nanoTime();
        }
        for (int i = 0; i < held.size(); i++) {
            if (isSame(held.get(i), report)) {
                held.set(i, joined(held.get(i), report));
                return;
            }
        }
        held.add(report);
    }

    /**
     * Removes and returns the reports if they have waited long enough. A report whose calls are all
     * part of another report of the same kind is dropped.
     */
    List<Report> take() {
        if (held.isEmpty() || System.nanoTime() - first < HOLD_NANOS) {
            return List.of();
        }
        List<Report> taken = held.stream().filter(each -> !isPartOfAnother(each)).toList();
        held.clear();
        return taken;
    }

    /** Moves the reports that {@code others} holds to this object. */
    void take(HeldReports others) {
        others.held.forEach(this::add);
        others.held.clear();
    }

    boolean isEmpty() {
        return held.isEmpty();
    }

    /** Returns true if two reports differ only by their ranks. */
    private static boolean isSame(Report one, Report other) {
        return one.kind().equals(other.kind())
                && one.title().equals(other.title())
                && Collections.disjoint(ranks(one), ranks(other))
                && lines(one).equals(lines(other));
    }

    private static Set<Integer> ranks(Report report) {
        return report.lines().stream().map(Report.Line::rank).collect(Collectors.toSet());
    }

    private static Set<String> lines(Report report) {
        return report.lines().stream()
                .map(line -> line.where() + line.note())
                .collect(Collectors.toSet());
    }

    private static Report joined(Report one, Report other) {
        List<Report.Line> lines =
                Stream.concat(one.lines().stream(), other.lines().stream())
                        .sorted((a, b) -> Integer.compare(a.rank(), b.rank()))
                        .toList();
        return new Report(one.kind(), one.severity(), one.title(), lines, one.rule(), one.remedy());
    }

    private boolean isPartOfAnother(Report report) {
        return held.stream()
                .anyMatch(
                        other ->
                                other.kind().equals(report.kind())
                                        && other.lines().size() > report.lines().size()
                                        && other.lines().containsAll(report.lines()));
    }
}
