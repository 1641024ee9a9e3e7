package panmpi.generator;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import panmpi.generator.emit.SourceWriter;
import panmpi.generator.model.Api;
import panmpi.generator.track.Facade;
import panmpi.generator.track.Pages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes the pages on the committed snapshots: one for each version, and the matrix. */
@Command(
        name = "track-pages",
        mixinStandardHelpOptions = true,
        description = "Writes a page for each version of each library, and the matrix of all.")
final class TrackPagesCommand implements Callable<Integer> {

    /** The page on a version; a README is none. */
    private static final Pattern PAGE = Pattern.compile("[a-z-]+-[0-9].*\\.md");

    @Option(names = "--api", required = true, description = "folder of the snapshots")
    private Path folder;

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Option(names = "--out", required = true, description = "folder of the pages")
    private Path out;

    @Override
    public Integer call() throws IOException {
        Diagnostics unheard = new Diagnostics(new PrintStream(PrintStream.nullOutputStream()));
        List<Api> apis = Pipeline.readSnapshots(List.of(folder));
        Pipeline.Decided decided = new Pipeline(templates, unheard).decide(apis);
        // A snapshot is committed once the emitters could make all of it.
        Facade facade = new Facade(decided.facade(), Map.of());
        var pages = new Pages(apis, decided.merged().omitted().keySet(), facade).all();
        for (var page : pages.entrySet()) {
            SourceWriter.replace(out.resolve(page.getKey()), page.getValue());
        }
        deleteStale(pages.keySet());
        System.out.printf("%d pages in %s%n", pages.size(), out);
        return 0;
    }

    /** A page whose snapshot is gone goes, too. */
    private void deleteStale(Set<String> kept) throws IOException {
        try (Stream<Path> list = Files.list(out)) {
            for (Path file : list.toList()) {
                String name = file.getFileName().toString();
                if (PAGE.matcher(name).matches() && !kept.contains(name)) {
                    Files.delete(file);
                }
            }
        }
    }
}
