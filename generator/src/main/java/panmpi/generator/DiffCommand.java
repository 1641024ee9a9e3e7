package panmpi.generator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import panmpi.generator.diff.ApiDiff;
import panmpi.generator.diff.ComparedFiles;
import panmpi.generator.diff.DiffJson;
import panmpi.generator.diff.ReleaseNotes;
import panmpi.generator.header.ClangProducer;
import panmpi.generator.header.InstallSearch;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.Known;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Command that compares two MPIs: it prints what is new, what changed, and which changes break
 * programs.
 */
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        exitCodeOnInvalidInput = DiffCommand.FAILED,
        exitCodeOnExecutionException = DiffCommand.FAILED,
        description = "Compares two MPIs, each a snapshot (.api) or a header.",
        footer = "Exit code: 0 no difference, 1 nothing breaks, 2 something breaks, 3 failed.")
final class DiffCommand implements Callable<Integer> {

    static final int FAILED = 3;

    @Parameters(
            index = "0",
            paramLabel = "OLD",
            description = "header or snapshot that programs were written for")
    private Path old;

    @Parameters(
            index = "1",
            paramLabel = "NEW",
            description = "header or snapshot of the MPI that they run on")
    private Path now;

    @Option(names = "--json", description = "print JSON, not text")
    private boolean json;

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Override
    public Integer call() throws IOException {
        Api before = read(old);
        Api after = read(now);
        Diagnostics unheard = new Diagnostics(new PrintStream(new ByteArrayOutputStream()));
        Snapshots both = new Snapshots(List.of(before, after), Known.NONE);
        var omitted = new Pipeline(templates, unheard).merge(both).omitted().keySet();
        ApiDiff diff = ApiDiff.compare(before, after, omitted);
        ComparedFiles files = new ComparedFiles(old.toString(), now.toString());
        System.out.print(json ? DiffJson.of(diff, files) : ReleaseNotes.of(diff, files));
        return diff.level();
    }

    /**
     * Reads a snapshot or a header; prints the messages about a header only if it cannot be read.
     */
    private Api read(Path file) throws IOException {
        if (file.toString().endsWith(".api")) {
            return ApiFile.read(file);
        }
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Diagnostics diagnostics = new Diagnostics(new PrintStream(said));
        MpiInstall mpi = InstallSearch.of(file);
        Optional<Api> api = new Pipeline(templates, diagnostics).snapshot(mpi, new ClangProducer());
        return api.filter(a -> !diagnostics.hasErrors())
                .orElseThrow(() -> new IOException(file + " cannot be read\n" + said));
    }
}
