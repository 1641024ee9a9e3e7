package panmpi.bench.programs;

import java.util.List;

/**
 * A whole program, and the size of its problem.
 *
 * @param app name of the program.
 * @param size argument of the program.
 * @param text size as tables print it.
 */
public record Problem(String app, int size, String text) {
    private static final Problem ASP = new Problem("asp", 512, "512 towns");
    private static final Problem LEQ = new Problem("leq", 800, "800 equations");
    private static final Problem QR = new Problem("qr", 320, "320 x 320");

    /** The programs of {@code make bench-apps}. */
    public static final List<Problem> ALL =
            List.of(
                    new Problem("cg", 256, "256 x 256 grid"),
                    new Problem("heat", 512, "512 x 512 cells"),
                    new Problem("nbody", 1000, "1000 bodies"),
                    new Problem("sort", 400_000, "400,000 keys"),
                    ASP,
                    LEQ,
                    QR);

    /** The programs of CCJ's paper. */
    public static final List<Problem> OF_PAPER = List.of(ASP, LEQ, QR);
}
