package mpi.internal.strict.referee;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import mpi.internal.strict.wire.CommonEnd;
import mpi.internal.strict.wire.Severity;

/**
 * Orders ranks to print reports, each report once, and ends the job after the first report that is
 * not a warning.
 */
final class Reports {

    static final int EXIT = 86;

    /**
     * Time (0.3 s) between the first report and the end of the job, in which further reports can
     * come.
     */
    private static final long GATHER_NANOS = 300_000_000;

    private final Map<Integer, RankOutput> outputs;
    private final boolean goesOn;
    private final ReportFile file;
    private final Set<String> told = new HashSet<>();
    private final HeldReports held = new HeldReports();
    private final HeldReports atEnd = new HeldReports();
    private long first;

    /**
     * Makes the reports of a job, none at first.
     *
     * @param outputs connections to the ranks, by their rank.
     * @param goesOn true if no report ends the job.
     * @param file file to which all reports are added.
     */
    Reports(Map<Integer, RankOutput> outputs, boolean goesOn, ReportFile file) {
        this.outputs = outputs;
        this.goesOn = goesOn;
        this.file = file;
    }

    /**
     * Takes a report. If the job continues after it, the report is printed at once, since the
     * process that has made the mistake may crash soon; otherwise {@link #print} prints it later,
     * joined with the same report of other ranks. A report that was taken before is ignored.
     */
    synchronized void tell(Report report) {
        if (!told.add(report.key())) {
            return;
        }
        if (goesOn || report.isWarning()) {
            print(report);
            return;
        }
        if (report.severity() == Severity.ERROR_AT_END) {
            atEnd.add(report);
            return;
        }
        held.add(report);
        if (first == 0) {
            first = System.nanoTime();
        }
    }

    /**
     * Starts the end of the job if there are reports that were kept until all ranks have reached
     * Finalize, such as leaks. Returns false if there are none.
     */
    synchronized boolean beginEnd() {
        if (atEnd.isEmpty()) {
            return false;
        }
        first = System.nanoTime();
        return true;
    }

    /**
     * Prints the reports that have waited long enough. Returns true if some reports still have to
     * wait.
     */
    synchronized boolean print() {
        if (isEnding()) {
            held.take(atEnd);
        }
        held.take().forEach(this::print);
        return !held.isEmpty();
    }

    /** Orders a rank to print a report: the lowest of the ranks whose calls are in the report. */
    private void print(Report report) {
        file.add(report);
        int teller =
                report.lines().stream()
                        .map(Report.Line::rank)
                        .filter(outputs::containsKey)
                        .min(Comparator.naturalOrder())
                        .orElse(0);
        outputs.get(teller).report(report.text());
    }

    /** Returns true if the job continues after reports. */
    boolean goesOn() {
        return goesOn;
    }

    /** Returns true once a report that ends the job was made. */
    synchronized boolean isEnding() {
        return first != 0 && !goesOn;
    }

    /**
     * Ends the job if a report requires it and the time to wait for further reports is over. All
     * ranks exit with the same code, so that the launcher returns this code whichever rank ends
     * first; rank 0 gets the order last, since the threads of this referee end with it.
     */
    synchronized void end() {
        boolean isTime = isEnding() && System.nanoTime() - first >= GATHER_NANOS;
        if (!isTime || !CommonEnd.isFar() || print()) {
            return;
        }
        outputs.forEach(
                (rank, output) -> {
                    if (rank != 0) {
                        output.exit(EXIT);
                    }
                });
        outputs.get(0).exit(EXIT);
    }
}
