package panmpi.bench.papers;

import java.io.IOException;
import java.util.List;
import panmpi.bench.programs.AppJob;
import panmpi.bench.programs.AppSample;
import panmpi.bench.programs.Problem;

/**
 * A program of CCJ's paper at the size of the paper, on one rank.
 *
 * @param problem the program.
 * @param c seconds in C.
 * @param java seconds in Java, with arrays, after a warm-up.
 */
record PaperSize(Problem problem, double c, double java) {
    /** The paper's matrix of linear equations, and how soon they converge, are not known. */
    static final List<Problem> PROBLEMS =
            List.of(new Problem("asp", 2000, "2000 towns"), new Problem("qr", 2000, "2000 x 2000"));

    private static final double WARM_UP = 2;

    /** Runs each once, after a small problem. */
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
