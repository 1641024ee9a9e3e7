package panmpi.generator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import panmpi.generator.header.ClangProducer;
import panmpi.generator.header.InstallSearch;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.model.Api;
import panmpi.generator.model.Snapshots;
import panmpi.generator.output.TextFile;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.track.Column;
import panmpi.generator.track.Facade;
import panmpi.generator.track.MatrixPage;
import panmpi.generator.track.NewHeader;
import panmpi.generator.track.News;
import panmpi.generator.track.Pages;
import panmpi.generator.track.RegistryAnswers;
import panmpi.generator.track.Report;
import panmpi.generator.track.ReportJson;
import panmpi.generator.track.Unreadable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Command that reads headers newer than the committed snapshots, and reports what they add and
 * change.
 */
@Command(
        name = "track",
        mixinStandardHelpOptions = true,
        exitCodeOnInvalidInput = TrackCommand.FAILED,
        exitCodeOnExecutionException = TrackCommand.FAILED,
        description =
                "Reports versions that registries serve and no snapshot has, and their headers.",
        footer = "Exit code: 0 nothing is new, 1 something is, 3 no registry answered, 4 failed.")
final class TrackCommand implements Callable<Integer> {

    static final int FAILED = 4;

    @Option(names = "--api", required = true, description = "folder of the committed snapshots")
    private Path folder;

    @Option(names = "--looked", required = true, description = "file of the registries' answers")
    private Path looked;

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Option(names = "--out", required = true, description = "folder of the pages")
    private Path out;

    @Option(names = "--json", description = "print JSON, not text")
    private boolean json;

    private final List<News> news = new ArrayList<>();
    private final List<Unreadable> unreadable = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        RegistryAnswers answers = RegistryAnswers.read(looked);
        Snapshots committed = Snapshots.read(List.of(folder));
        if (committed.apis().isEmpty()) {
            throw new IOException(folder + " holds no snapshot (*.api) to compare with");
        }
        List<NewHeader> headers = answers.headers();
        Comparison comparison = headers.isEmpty() ? null : Comparison.with(templates, committed);
        for (NewHeader found : headers) {
            System.err.println("reading " + found.header());
            try {
                comparison.compare(found, read(found.header())).ifPresent(news::add);
            } catch (IOException | RuntimeException e) {
                // A header that fails must not prevent the report on the others.
                unreadable.add(new Unreadable(found, e.getMessage()));
            }
        }
        write(committed);
        Report report = new Report(answers, news, unreadable, out);
        System.out.print(json ? ReportJson.of(report) : report.text());
        return report.level();
    }

    /** Reads a header; prints the messages about it only if it cannot be read. */
    private Api read(Path header) throws IOException {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Diagnostics diagnostics = new Diagnostics(new PrintStream(said));
        MpiInstall mpi = InstallSearch.find(Optional.of(header), Optional.empty());
        Optional<Api> api = new Pipeline(templates, diagnostics).snapshot(mpi, new ClangProducer());
        return api.filter(a -> !diagnostics.hasErrors())
                .orElseThrow(() -> new IOException("it cannot be read\n" + said));
    }

    private void write(Snapshots committed) throws IOException {
        if (news.isEmpty()) {
            return;
        }
        List<Column> columns = new ArrayList<>();
        committed
                .apis()
                .forEach(a -> columns.add(new Column(a, a.identity().version(), "", false)));
        for (News n : news) {
            TextFile.replace(out.resolve(n.page()), n.text());
            columns.add(n.column());
        }
        Diagnostics unheard = new Diagnostics(new PrintStream(PrintStream.nullOutputStream()));
        Snapshots all = committed.with(news.stream().map(n -> n.column().api()).toList());
        Pipeline.Decided decided = new Pipeline(templates, unheard).decide(all);
        Facade facade = new Facade(decided.facade(), Map.of());
        String page = MatrixPage.of(columns, decided.merged().omitted().keySet(), facade);
        TextFile.replace(out.resolve(Pages.MATRIX), page);
    }
}
