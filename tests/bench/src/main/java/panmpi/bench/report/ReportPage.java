package panmpi.bench.report;

import mpi.bench.plot.Markup;
import panmpi.bench.results.TextTable;

/** A page of HTML that needs no other file: paragraphs, tables and plots. */
final class ReportPage {
    private static final String HEAD =
            """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>panmpi beside C</title>
            <style>
            :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
            body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
            svg { width: 100%; height: auto; margin: .5rem 0 }
            div { overflow-x: auto }
            table { border-collapse: collapse; font-size: .85rem; margin: .5rem 0 }
            th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #8884 }
            th:first-child, td:first-child { text-align: left }
            td { white-space: nowrap; font-variant-numeric: tabular-nums }
            </style></head><body>
            <h1>panmpi beside C</h1>
            """;

    private final StringBuilder text = new StringBuilder(HEAD);

    ReportPage section(String title) {
        text.append("<h2>").append(Markup.escaped(title)).append("</h2>\n");
        return this;
    }

    ReportPage words(String words) {
        text.append("<p>").append(Markup.escaped(words)).append("</p>\n");
        return this;
    }

    ReportPage table(TextTable grid) {
        text.append("<div>").append(grid.html()).append("</div>\n");
        return this;
    }

    ReportPage plot(String svg) {
        text.append(svg);
        return this;
    }

    @Override
    public String toString() {
        return text + "</body></html>\n";
    }
}
