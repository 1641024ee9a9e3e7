package panmpi.bench.papers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.jobs.Oversubscription;
import panmpi.bench.programs.AppJob;
import panmpi.bench.programs.AppRounds;
import panmpi.bench.programs.Problem;

/**
 * Starts jobs that run the programs of the paper on CCJ (collective communication in Java), each
 * written for C, for panmpi and for CCJ, and measures their times.
 *
 * @param mpi the MPI.
 * @param program executable file of the programs in C.
 * @param oversubscription settings of the programs in C for more ranks than cores.
 * @param launcher launcher of the programs in Java.
 * @param classes class path of the programs in Java.
 * @param out folder for logs.
 */
record PaperJobs(
        Mpi mpi,
        Path program,
        Oversubscription oversubscription,
        Path launcher,
        String classes,
        Path out) {
    private static final double WARM_UP = 2;
    private static final AppRounds QUICK = new AppRounds(3, 3, 1);
    private static final AppRounds FULL = new AppRounds(11, 3, 10);

    /**
     * Runs a program in all styles by turns, and returns the times. If {@code quick} is true, there
     * are only a few rounds.
     */
    PaperResult measure(Problem problem, int ranks, boolean quick) throws IOException {
        List<AppJob> jobs = new ArrayList<>();
        try {
            jobs.add(start(PaperStyle.C, problem, ranks));
            for (PaperStyle style : PaperStyle.JAVA) {
                jobs.add(start(style, problem, ranks));
                jobs.getLast().warmUp(quick ? 1 : WARM_UP);
            }
            return new PaperResult(problem, ranks, (quick ? QUICK : FULL).run(jobs));
        } finally {
            for (AppJob job : jobs) {
                job.close();
            }
        }
    }

    /** Starts the ranks of a program in one style. */
    AppJob start(PaperStyle style, Problem problem, int ranks) throws IOException {
        List<String> command =
                style.equals(PaperStyle.C)
                        ? oversubscription.command(
                                ranks, List.of(program.toString(), problem.app()))
                        : List.of(launcher.toString(), "-cp", classes, style.main(problem.app()));
        return AppJob.start(mpi, ranks, style.name(), command, problem.size(), out);
    }
}
