package panmpi.generator.track;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Collectors;
import panmpi.generator.diff.ReleaseNotes;
import panmpi.generator.model.Identity;

/**
 * Writes the page on one version of a library: its effects on programs, additions to the facade,
 * all changes.
 */
public final class VersionPage {

    private final VersionChange arrival;
    private final List<String> lines = new ArrayList<>();

    private VersionPage(VersionChange arrival) {
        this.arrival = arrival;
    }

    /** Makes the page on a version whose snapshot is committed. */
    public static String ofCommitted(VersionChange arrival) {
        VersionPage page = new VersionPage(arrival);
        page.title("Made by `make bindings` from the snapshots in `generated/api`; never edited.");
        page.verdicts(page.javaPrograms());
        page.facade();
        return page.withChanges();
    }

    /** Makes the page on a header without a committed snapshot. */
    public static String ofNew(VersionChange arrival, BindingChange prospect) {
        VersionPage page = new VersionPage(arrival);
        page.title("Made by `make track` from " + prospect.origin() + "; not committed.");
        page.verdicts(page.javaProgramsUntilCommitted());
        page.binding(prospect);
        page.facade();
        page.next(prospect);
        return page.withChanges();
    }

    private void title(String made) {
        Identity was = arrival.before().identity();
        Identity is = arrival.now().identity();
        String than = was.title().equals(is.title()) ? "the committed " + was.title() : was.title();
        lines.add("# " + is.title());
        lines.add("");
        lines.add(
                "Its header claims MPI %s; that of %s, MPI %s."
                        .formatted(is.mpi(), than, was.mpi()));
        lines.add(made);
        lines.add("");
    }

    private void verdicts(String javaPrograms) {
        lines.add("| against " + arrival.before().identity().title() + " | |");
        lines.add("|---|---|");
        lines.add(
                "| compiled C programs | " + ReleaseNotes.broken(arrival.breaksBinaries()) + " |");
        lines.add("| C sources | " + ReleaseNotes.broken(arrival.breaksSources()) + " |");
        lines.add("| Java programs with panmpi | " + javaPrograms + " |");
        lines.add("");
    }

    /**
     * Describes the effect of the version on Java programs. Changed values are left out, since Java
     * programs read them from each library's own table.
     */
    private String javaPrograms() {
        int lost = VersionChange.size(arrival.facade().byClass(arrival.removed()));
        return lost == 0
                ? "nothing breaks them: constants are those of the library at run time"
                : counted(lost, "method") + " throw MissingFunctionException, see below";
    }

    private String javaProgramsUntilCommitted() {
        long differ = arrival.breaksBinaries() - arrival.removed().size();
        return differ <= 0
                ? javaPrograms()
                : javaPrograms()
                        + "; of the committed ones "
                        + counted((int) differ, "value or layout", "values or layouts")
                        + " do not fit";
    }

    private void binding(BindingChange prospect) {
        groups(
                "New in the binding",
                "method",
                prospect.gained(),
                "No library had their functions.");
        list("Would change in the binding", prospect.changed());
        list("Problems", prospect.problems());
    }

    private void facade() {
        Facade facade = arrival.facade();
        SortedSet<String> added = arrival.added();
        String before = arrival.before().identity().title();
        groups(
                "Gained in the facade",
                "method",
                facade.byClass(added),
                "They threw on " + before + ".");
        long large = added.stream().filter(facade::isLarge).count();
        if (large > 0) {
            lines.add(
                    "%s: their methods take long counts now."
                            .formatted(counted((int) large, "large-count form")));
            lines.add("");
        }
        groups(
                "Gained in mpi.c.Mpi alone",
                "function",
                facade.byReason(added),
                "By the reason for it.");
        groups(
                "Lost in the facade",
                "method",
                facade.byClass(arrival.removed()),
                "Their functions are gone.");
        list(
                "Not classified",
                arrival.unclassified().entrySet().stream()
                        .map(e -> "`" + prototype(e.getKey()) + "`: " + e.getValue())
                        .toList());
    }

    private String prototype(String function) {
        return arrival.now().functions().get(function).prototype();
    }

    private void groups(
            String title, String what, SortedMap<String, SortedSet<String>> groups, String says) {
        if (groups.isEmpty()) {
            return;
        }
        lines.add("## %s: %s".formatted(title, counted(VersionChange.size(groups), what)));
        lines.add("");
        lines.add(says);
        lines.add("");
        groups.forEach(
                (name, members) ->
                        lines.add(
                                members.stream()
                                        .map(m -> "`" + m + "`")
                                        .collect(
                                                Collectors.joining(
                                                        ", ",
                                                        "- **%s** (%d): "
                                                                .formatted(name, members.size()),
                                                        ""))));
        lines.add("");
    }

    private void list(String title, List<String> items) {
        if (!items.isEmpty()) {
            lines.add("## %s (%d)".formatted(title, items.size()));
            lines.add("");
            items.forEach(item -> lines.add("- " + item));
            lines.add("");
        }
    }

    private void next(BindingChange prospect) {
        lines.add("## What to do next");
        lines.add("");
        prospect.next().forEach(lines::add);
        lines.add("");
    }

    private String withChanges() {
        return String.join("\n", lines) + "\n" + ReleaseNotes.body(arrival.diff());
    }

    private static String counted(int count, String what) {
        return counted(count, what, what + "s");
    }

    private static String counted(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
