package mpi.internal.strict.referee;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Tells reports to the ranks, each once, and ends the job after the first that is no warning. */
final class Reports {

    static final int EXIT = 86;

    /** Time for further reports of what went wrong at the same moment. */
    private static final long GATHER_NANOS = 300_000_000;

    /** Time for the launcher to end the job after its first rank has ended. */
    private static final long LAUNCHER_NANOS = 2_000_000_000;

    private final Map<Integer, RankOutput> outputs;
    private final boolean goesOn;
    private final ReportFile file;
    private final Set<String> told = new HashSet<>();
    private long first;

    /** Makes it; with {@code goesOn}, no report ends the job. */
    Reports(Map<Integer, RankOutput> outputs, boolean goesOn, ReportFile file) {
        this.outputs = outputs;
        this.goesOn = goesOn;
        this.file = file;
    }

    /** Has the lowest rank that is part of it print a report. */
    synchronized void tell(Report report) {
        if (!told.add(report.key())) {
            return;
        }
        file.add(report);
        int teller =
                report.lines().stream()
                        .map(Report.Line::rank)
                        .filter(outputs::containsKey)
                        .min(Comparator.naturalOrder())
                        .orElse(0);
        outputs.get(teller).report(report.text());
        if (first == 0 && !report.isWarning()) {
            first = System.nanoTime();
        }
    }

    /** True if the job goes on whatever is told. */
    boolean goesOn() {
        return goesOn;
    }

    /** True once the job is about to be ended. */
    synchronized boolean isEnding() {
        return first != 0 && !goesOn;
    }

    /**
     * Ends the job if it is time for it: one rank first, whose exit code the launcher then takes;
     * it ends the others, or they end by themselves.
     */
    synchronized void end() {
        long since = System.nanoTime() - first;
        if (!isEnding() || since < GATHER_NANOS) {
            return;
        }
        boolean isLate = since > GATHER_NANOS + LAUNCHER_NANOS;
        outputs.forEach(
                (rank, output) -> {
                    if (rank == 0 || isLate) {
                        output.exit(EXIT);
                    }
                });
    }
}
