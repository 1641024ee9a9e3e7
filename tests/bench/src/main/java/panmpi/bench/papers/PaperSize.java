package panmpi.bench.papers;

import java.io.IOException;
import java.util.List;
import panmpi.bench.programs.AppJob;
import panmpi.bench.programs.AppSample;
import panmpi.bench.programs.Problem;

/**
 * Measured times of a program of CCJ's paper on one rank, with a problem of the same size as in the
 * paper.
 *
 * @param problem the program.
 * @param c seconds in C.
 * @param java seconds in Java, with arrays, after a warm-up.
 */
record PaperSize(Problem problem, double c, double java) {
    /**
     * Programs that can be repeated at the paper's size. The linear equations are not among them,
     * since their matrix in the paper is not known, nor the number of steps until they converge.
     */
    static final List<Problem> PROBLEMS =
            List.of(new Problem("asp", 2000, "2000 towns"), new Problem("qr", 2000, "2000 x 2000"));

    private static final double WARM_UP = 2;

    /**
     * Runs a program once in C and once in Java. The program in Java is warmed up by a smaller
     * problem first.
     */
    static PaperSize measure(PaperJobs styles, Problem problem) throws IOException {
        Problem small =
                Problem.OF_PAPER.stream()
                        .filter(other -> other.app().equals(problem.app()))
                        .findFirst()
                        .orElseThrow();
        try (AppJob c = styles.start(PaperStyle.C, problem, 1);
                AppJob java = styles.start(PaperStyle.JAVA.getFirst(), problem, 1)) {
            new AppJob(java.style(), java.contender(), small.size()).warmUp(WARM_UP);
            AppSample inJava = java.run();
            AppSample inC = c.run();
            if (inJava.checksum() != inC.checksum()) {
                throw new IllegalStateException(problem.app() + ": Java and C differ");
            }
            return new PaperSize(problem, inC.nanos() / 1e9, inJava.nanos() / 1e9);
        }
    }
}
