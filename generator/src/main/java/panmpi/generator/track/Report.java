package panmpi.generator.track;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import panmpi.generator.diff.ReleaseNotes;

/**
 * Report on the versions that registries serve and no committed snapshot has.
 *
 * @param answers the registries' answers
 * @param news the headers that were read
 * @param unreadable the headers that could not be read or bound
 * @param folder the folder of the pages
 */
public record Report(
        RegistryAnswers answers, List<News> news, List<Unreadable> unreadable, Path folder) {

    /** Exit code for a run in which no registry could be queried. */
    public static final int NOTHING_LOOKED_AT = 3;

    /** Copies the lists, so that the caller cannot change this record later. */
    public Report {
        news = List.copyOf(news);
        unreadable = List.copyOf(unreadable);
    }

    /**
     * Returns the exit code: 1 if something is new, else 3 if no registry could be queried, else 0.
     */
    public int level() {
        boolean unfetched = answers.missed().stream().anyMatch(RegistryAnswers.Missed::isNew);
        if (!news.isEmpty() || !unreadable.isEmpty() || unfetched) {
            return 1;
        }
        return answers.served().isEmpty() ? NOTHING_LOOKED_AT : 0;
    }

    /** Returns the text of the report. */
    public String text() {
        List<String> lines = new ArrayList<>(missed());
        if (level() == 0) {
            lines.add("Nothing is new. Served: " + served() + ".");
        }
        answers.missed().stream()
                .filter(RegistryAnswers.Missed::isNew)
                .forEach(
                        m ->
                                lines.add(
                                        "New: %s's %s %s, but its header was not fetched: %s"
                                                .formatted(
                                                        m.registry(),
                                                        m.name(),
                                                        m.version(),
                                                        m.why())));
        unreadable.forEach(
                u ->
                        lines.add(
                                "New: %s, but %s cannot be bound: %s"
                                        .formatted(
                                                u.found().origin(), u.found().header(), u.why())));
        news.forEach(n -> lines.addAll(lines(n)));
        if (!news.isEmpty()) {
            lines.add("All in one table: " + folder.resolve(Pages.MATRIX));
        }
        if (!answers.older().isEmpty()) {
            lines.add(
                    "Also served, of older lines (OLDER=1 fetches them): "
                            + names(answers.older())
                            + ".");
        }
        return String.join("\n", lines) + "\n";
    }

    /**
     * Returns the lines on packages that could not be queried, one for each registry and reason.
     */
    private List<String> missed() {
        Map<List<String>, String> packages = new LinkedHashMap<>();
        answers.missed().stream()
                .filter(m -> !m.isNew())
                .forEach(
                        m ->
                                packages.merge(
                                        List.of(m.registry(), m.why()),
                                        m.name(),
                                        (a, b) -> a + ", " + b));
        return packages.entrySet().stream()
                .map(
                        e ->
                                "%s has no result for %s: %s"
                                        .formatted(
                                                e.getKey().getFirst(),
                                                e.getValue(),
                                                e.getKey().getLast()))
                .toList();
    }

    private String served() {
        Map<String, List<RegistryAnswers.Package>> registries =
                answers.served().stream()
                        .collect(
                                Collectors.groupingBy(
                                        RegistryAnswers.Package::registry,
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        return registries.entrySet().stream()
                .map(e -> names(e.getValue()) + " by " + e.getKey())
                .collect(Collectors.joining("; "));
    }

    private static String names(List<RegistryAnswers.Package> packages) {
        return packages.stream()
                .map(p -> p.name() + " " + p.version())
                .collect(Collectors.joining(", "));
    }

    private List<String> lines(News n) {
        VersionChange versionChange = n.versionChange();
        String same = n.bindingChange().replaces() ? "the committed " : "";
        return List.of(
                "New: %s (MPI %s), from %s"
                        .formatted(
                                n.api().identity().title(),
                                n.api().identity().mpi(),
                                n.found().origin()),
                "  against %s%s: %s; binaries: %s; sources: %s"
                        .formatted(
                                same,
                                versionChange.before().identity().title(),
                                versionChange.diff().verdict(),
                                ReleaseNotes.broken(versionChange.breaksBinaries()),
                                ReleaseNotes.broken(versionChange.breaksSources())),
                "  methods gained: %d, new in the binding: %d; functions not classified: %d"
                        .formatted(
                                VersionChange.size(
                                        versionChange.facade().byClass(versionChange.added())),
                                VersionChange.size(n.bindingChange().gained()),
                                versionChange.unclassified().size()),
                "  page: " + folder.resolve(n.page()),
                "  next: " + n.bindingChange().step());
    }
}
