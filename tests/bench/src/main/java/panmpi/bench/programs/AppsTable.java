package panmpi.bench.programs;

import java.util.List;
import java.util.Locale;
import panmpi.bench.results.Ratios;

/**
 * Turns the results of {@code make bench-apps} into rows of a table, for the terminal and for
 * documents.
 */
final class AppsTable {
    /** Names of the columns. */
    static final List<String> HEAD =
            List.of(
                    "program",
                    "size",
                    "ranks",
                    "C, ms",
                    "in MPI, ms",
                    "total, x C",
                    "computing, x C",
                    "in MPI, x C",
                    "first s, x C",
                    "last s, x C",
                    "warm after, s");

    private AppsTable() {}

    static List<String> row(AppResult result) {
        return List.of(
                result.problem().app(),
                result.problem().text(),
                "" + result.ranks(),
                number(result.millis(AppSample::nanos)),
                number(result.millis(AppSample::inMpi)),
                result.total().toString(),
                result.computing().toString(),
                result.inMpi().toString(),
                Ratios.text(result.timesC(result.warmUp().first())),
                Ratios.text(result.timesC(result.warmUp().last())),
                number(result.warmUp().seconds()));
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
