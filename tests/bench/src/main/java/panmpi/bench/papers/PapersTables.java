package panmpi.bench.papers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;
import panmpi.bench.results.TextTable;

/**
 * Makes the tables that {@link PapersReport} prints.
 *
 * @param report measurements that the tables show.
 */
record PapersTables(PapersReport report) {
    private static final String MPI_JAVA = "mpiJava";
    private static final String CCJ = "CCJ";
    private static final String NONE = "";

    /** Returns the table of run times in each style. */
    TextTable times() {
        List<String> styles = PaperStyle.JAVA.stream().map(PaperStyle::name).toList();
        List<String> head = new ArrayList<>(List.of("program", "size", "ranks", "C, ms"));
        styles.forEach(style -> head.add(style + ", x C"));
        TextTable grid = new TextTable(head);
        for (PaperResult result : report.results()) {
            List<String> row = new ArrayList<>();
            row.add(result.problem().app());
            row.add(result.problem().text());
            row.add("" + result.ranks());
            row.add(number("%.1f", result.millis(Result.REFERENCE)));
            styles.forEach(style -> row.add(result.ratios(style, Result.REFERENCE).toString()));
            grid.add(row);
        }
        return grid;
    }

    /** Returns the table of lines of code in each style, here and in the paper. */
    TextTable code() throws IOException {
        TextTable grid =
                new TextTable(
                        List.of(
                                "lines",
                                "algorithm",
                                "arrays",
                                MPI_JAVA,
                                "objects",
                                CCJ,
                                "RMI",
                                "C: algorithm",
                                "C"));
        for (PaperFigures.Program paper : PaperFigures.PROGRAMS) {
            List<String> row = new ArrayList<>(List.of(paper.app() + ", here"));
            row.add("" + PaperStyle.algorithm(paper.app()));
            for (PaperStyle style : PaperStyle.JAVA) {
                CodeLines lines = style.lines(paper.app());
                row.add(lines.communication() + " + " + lines.others());
            }
            CodeLines c = PaperStyle.C.lines(paper.app());
            row.addAll(List.of(NONE, "" + c.others(), "" + c.communication()));
            grid.add(row);
            grid.add(
                    List.of(
                            paper.app() + ", paper",
                            "" + paper.algorithm(),
                            NONE,
                            paper.linesMpiJava(),
                            NONE,
                            paper.linesCcj(),
                            paper.linesRmi(),
                            NONE,
                            NONE));
        }
        return grid;
    }

    /**
     * Returns the table of the times in CCJ's paper, next to the times measured on this machine.
     */
    TextTable then() {
        int most = report.results().stream().mapToInt(PaperResult::ranks).max().orElse(1);
        TextTable grid =
                new TextTable(
                        List.of(
                                "program",
                                "one node then, s",
                                "one rank today: C, s",
                                "Java, s",
                                "64 nodes then: mpiJava, speedup",
                                "CCJ, speedup",
                                "RMI, speedup",
                                "CCJ over mpiJava then",
                                "today on " + most + " ranks"));
        PaperFigures.PROGRAMS.forEach(paper -> grid.add(row(paper, most)));
        return grid;
    }

    private List<String> row(PaperFigures.Program paper, int most) {
        String c = NONE;
        String java = NONE;
        for (PaperSize size : report.sizes()) {
            if (size.problem().app().equals(paper.app())) {
                c = number("%.2f", size.c());
                java = number("%.2f", size.java());
            }
        }
        String today =
                report.results().stream()
                        .filter(result -> result.problem().app().equals(paper.app()))
                        .filter(result -> result.ranks() == most)
                        .map(result -> Ratios.text(result.ratios(MPI_JAVA, CCJ).median()))
                        .findFirst()
                        .orElse(NONE);
        return List.of(
                paper.app() + " " + paper.size(),
                "" + paper.seconds(),
                c,
                java,
                number("%.1f", paper.mpiJava()),
                number("%.1f", paper.ccj()),
                number("%.1f", paper.rmi()),
                Ratios.text(paper.ccj() / paper.mpiJava()),
                today);
    }

    /** Returns the table of ping-pongs from 1998 to today. */
    TextTable pingpong() {
        TextTable grid =
                new TextTable(
                        List.of("", "machine", "library", "1 byte, us", "highest, MB/s", "at"));
        Stream<List<String>> papers =
                PaperFigures.PINGPONGS.stream()
                        .map(
                                line ->
                                        List.of(
                                                line.years(),
                                                line.machine(),
                                                line.library(),
                                                number("%.1f", line.micros()),
                                                line.megabytes(),
                                                line.at()));
        Stream<List<String>> today =
                report.pingpongs().stream()
                        .map(
                                line ->
                                        List.of(
                                                "" + report.machine().day().getYear(),
                                                report.machine().processor(),
                                                report.mpi() + ", " + line.name(),
                                                number("%.2f", line.micros()),
                                                number("%.0f", line.megabytes()),
                                                line.at()));
        Stream.concat(papers, today).forEach(grid::add);
        return grid;
    }

    private static String number(String format, double number) {
        return String.format(Locale.ROOT, format, number);
    }
}
