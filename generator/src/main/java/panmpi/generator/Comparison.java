package panmpi.generator;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import panmpi.generator.model.Api;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.track.BindingChange;
import panmpi.generator.track.Facade;
import panmpi.generator.track.Library;
import panmpi.generator.track.NewHeader;
import panmpi.generator.track.News;
import panmpi.generator.track.VersionChange;

/**
 * Compares a new header with the committed snapshots: runs the rules with the header and without
 * it.
 *
 * @param templates the folder of templates and rules
 * @param committed the committed snapshots
 * @param committedFacade the facade that the rules make of the committed snapshots alone
 */
record Comparison(Path templates, Snapshots committed, Facade committedFacade) {

    /**
     * Runs the rules on the committed snapshots and keeps the result, so that any number of headers
     * can be compared with it.
     */
    static Comparison with(Path templates, Snapshots committed) throws IOException {
        var decided = new Pipeline(templates, quiet()).decide(committed);
        return new Comparison(templates, committed, new Facade(decided.facade(), Map.of()));
    }

    /**
     * Compares a header and returns the report on it; empty if the header does not differ from a
     * committed snapshot of the same version.
     */
    Optional<News> compare(NewHeader found, Api api) throws IOException {
        Optional<Api> same = library(api).flatMap(l -> l.same(api));
        Api before =
                same.or(() -> library(api).flatMap(l -> l.before(api))).orElseGet(this::newest);
        Snapshots all = committed.with(List.of(api));
        Diagnostics messages = quiet();
        Pipeline pipeline = new Pipeline(templates, messages);
        Pipeline.Decided with = pipeline.decide(all);
        List<String> problems = errors(messages);
        Facade facade = new Facade(with.facade(), unclassified(pipeline, with, problems));
        Set<String> numbers = with.merged().omitted().keySet();
        VersionChange versionChange = VersionChange.of(before, api, numbers, facade);
        if (same.isPresent() && versionChange.diff().level() == 0) {
            return Optional.empty();
        }
        BindingChange bindingChange =
                BindingChange.of(
                        found,
                        committedFacade,
                        facade,
                        api.functions().keySet(),
                        problems,
                        same.isPresent());
        return Optional.of(new News(found, versionChange, bindingChange));
    }

    private Optional<Library> library(Api api) {
        return Library.of(committed.apis()).stream()
                .filter(l -> l.name().equals(api.identity().library()))
                .findFirst();
    }

    /**
     * Returns a snapshot of the newest MPI version, for a header that has no predecessor to compare
     * it with.
     */
    private Api newest() {
        return committed.apis().stream()
                .max(Comparator.comparing(a -> a.identity().mpi(), Merged::byVersion))
                .orElseThrow();
    }

    /**
     * Returns the functions that have no method though no rule leaves them out, each with the
     * reason. After errors of the rules, methods cannot be made; the result then has only the names
     * that the merge of the snapshots leaves out.
     */
    private static Map<String, String> unclassified(
            Pipeline pipeline, Pipeline.Decided decided, List<String> problems) throws IOException {
        return problems.isEmpty() ? pipeline.unclassified(decided) : decided.merged().omitted();
    }

    private static List<String> errors(Diagnostics messages) {
        return messages.messages().stream()
                .filter(m -> m.severity() == Diagnostics.Severity.ERROR)
                .map(Diagnostics.Message::toString)
                .toList();
    }

    private static Diagnostics quiet() {
        return new Diagnostics(new PrintStream(PrintStream.nullOutputStream()));
    }
}
