package mpi.doctor;

import java.util.List;
import mpi.MPI;
import mpi.internal.discovery.JobPart;
import mpi.internal.launch.Diagnosis;
import mpi.internal.launch.Launch;

/**
 * Main program of {@code mpijava --doctor}: checks the JVM, the MPI library and its mpiexec, and
 * gives advice. Outside a job, the doctor starts jobs of two ranks; inside a job, each rank runs
 * the doctor, and rank 0 reports.
 */
public final class Doctor {

    private static final String HELP =
            """
            mpijava --doctor [--json] examines what MPI jobs need here: the JVM, the MPI library and
            how it was found, its mpiexec and the one on the PATH, signals, limits, networks. It
            starts a job of two ranks by each of these two mpiexecs. Options of java and of panmpi work before
            and after --doctor: mpijava --doctor -Dpanmpi.lib=/opt/mpi/lib/libmpi.so

                mpijava --doctor                   examine this machine
                mpiexec -n 2 mpijava --doctor      examine a job from within; rank 0 reports
                mpijava --doctor --json            one JSON document for programs

            Findings are ok, note, warning or error; the exit code is 1 if one is an error, else 0.""";

    private final Report report;
    private Finding container;

    private Doctor(Report report) {
        this.report = report;
    }

    /**
     * Runs all checks and prints the report.
     *
     * @param args {@code --json}, {@code --help} or nothing.
     */
    public static void main(String[] args) {
        var options = List.of(args);
        if (options.contains("--help")) {
            System.out.println(HELP);
            return;
        }
        for (String option : options) {
            if (!option.equals("--json")) {
                System.err.println("--doctor takes --json and --help, not " + option);
                System.exit(1);
            }
        }
        // With this setting, a rank that is not connected to its launcher goes on, so that the
        // doctor can report it.
        System.setProperty("panmpi.singleton", "allow");
        var report = new Report(options.contains("--json"));
        new Doctor(report).examine();
        System.exit(report.state() == State.ERROR ? 1 : 0);
    }

    private void examine() {
        String missing = Diagnosis.opening();
        container = missing.isEmpty() ? ContainerChecks.check() : ContainerChecks.withoutLibrary();
        if (missing.isEmpty() && Diagnosis.isInJob()) {
            examineJob();
        } else if (Diagnosis.launchedRank() == 0) {
            report.add(JavaChecks.all());
            if (missing.isEmpty()) {
                examineLibrary();
                startJobs();
            } else {
                report.add(LibraryChecks.missing(missing));
                report.add(LibraryChecks.embedded());
                report.add(container);
            }
            examineSystem();
        }
    }

    private void examineLibrary() {
        report.add(LibraryChecks.all());
        report.add(container);
        report.add(NetworkChecks.device());
        report.add(PathChecks.all());
    }

    private void examineSystem() {
        report.add(LimitChecks.all());
        report.add(NetworkChecks.all());
        report.finish();
    }

    /**
     * Starts a job by each mpiexec. Reports the signals that a rank of these jobs has printed; if
     * no rank has printed any, reports the signals of this process.
     */
    private void startJobs() {
        var launchers = new MpiexecChecks();
        report.add(launchers.all());
        List<SignalRow> signals = SignalRow.ofProcess();
        for (ProbeJob job : launchers.jobs()) {
            report.add(launchers.check(job));
            signals = job.signals().isEmpty() ? signals : job.signals();
        }
        report.signals(signals);
    }

    private void examineJob() {
        if (!Launch.mayBegin() || ContainerChecks.isCutOff()) {
            // This process does not initialize MPI, so that no other process waits for it, and
            // mpijava must not end the job when this process ends.
            JobPart.NONE.tell();
            if (Diagnosis.launchedRank() == 0) {
                String complaint = Launch.mismatchMessage();
                report(unmet(complaint.isEmpty() ? "not begun: " + container.found() : complaint));
            }
            return;
        }
        Probe probe = Probe.meet();
        if (probe.rank() == 0 && Diagnosis.launchedRank() == 0) {
            report(job(probe));
        }
        MPI.Finalize();
    }

    private void report(Finding job) {
        report.add(JavaChecks.all());
        examineLibrary();
        report.add(job);
        report.signals(SignalRow.ofProcess());
        examineSystem();
    }

    private static Finding unmet(String complaint) {
        return Finding.error(
                "job",
                complaint.replaceFirst("^panmpi: ", ""),
                "mpijava --doctor, without mpiexec or srun, tells which mpiexec starts jobs of this library");
    }

    /**
     * Returns a phrase with the number of processes that the launcher has started, for comparison
     * with the number of ranks; empty if the launcher does not report the number.
     */
    private static String started() {
        int size = Diagnosis.launchedSize();
        return size == 0 ? "" : ", which started " + size;
    }

    private static Finding job(Probe probe) {
        String complaint = Launch.mismatchMessage() + Launch.aloneAmongMany(probe.size());
        String by = " by " + Diagnosis.launcher();
        if (!complaint.isEmpty()) {
            return unmet(complaint);
        }
        return probe.exchanged()
                ? Finding.ok("job", probe.size() + " ranks connected" + by + started())
                : Finding.error(
                        "job",
                        "messages between ranks are lost" + by,
                        "report this to the makers of the MPI");
    }
}
