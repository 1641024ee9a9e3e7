package mpi.internal.strict.referee;

import java.util.List;
import mpi.internal.strict.wire.Severity;

/**
 * Reports a mistake of a rank that has no referee, since MPI is not running: a call before Init or
 * after Finalize.
 */
public final class LoneReport {

    /** Exit code of a process that ends because of a mistake. */
    public static final int EXIT = Reports.EXIT;

    private final String file;

    /** Makes a reporter. Reports are also written to {@code file}, unless it is null. */
    public LoneReport(String file) {
        this.file = file;
    }

    /**
     * Prints the report of a call that MPI does not allow before Init or after Finalize.
     *
     * @param text the call and its program line.
     * @param where program line of the call.
     * @param rank rank of this process in the job.
     * @param isAfterOthers true if the file may have reports from before Finalize, which are kept.
     */
    public void tell(String text, String where, int rank, boolean isAfterOthers) {
        Report report =
                new Report(
                        "argument-refused",
                        Severity.ERROR,
                        "MPI is called before Init or after Finalize, or Init is called twice",
                        List.of(new Report.Line(rank, text, where, "")),
                        "MPI 5.0, section 11.2",
                        "Call Init once and Finalize once, and the rest of MPI between them");
        System.err.println(report.text());
        ReportFile reports = new ReportFile(file);
        if (isAfterOthers) {
            reports.append(report);
        } else {
            reports.add(report);
        }
    }
}
