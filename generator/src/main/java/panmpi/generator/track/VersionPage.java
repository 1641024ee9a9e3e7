package panmpi.generator.track;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Collectors;
import panmpi.generator.diff.ReleaseNotes;
import panmpi.generator.model.Identity;

/**
 * Writes the page on one version of a library: its effects on programs, the methods that it adds to
 * the facade, and all changes.
 */
public final class VersionPage {

    private final VersionChange versionChange;
    private final List<String> lines = new ArrayList<>();

    private VersionPage(VersionChange versionChange) {
        this.versionChange = versionChange;
    }

    /** Makes the page on a version whose snapshot is committed. */
    public static String ofCommitted(VersionChange versionChange) {
        VersionPage page = new VersionPage(versionChange);
        page.title("Made by `make bindings` from the snapshots in `generated/api`; never edited.");
        page.verdicts(page.javaPrograms());
        page.facade();
        return page.withChanges();
    }

    /** Makes the page on a header without a committed snapshot. */
    public static String ofNew(VersionChange versionChange, BindingChange bindingChange) {
        VersionPage page = new VersionPage(versionChange);
        page.title("Made by `make track` from " + bindingChange.origin() + "; not committed.");
        page.verdicts(page.javaProgramsUntilCommitted());
        page.binding(bindingChange);
        page.facade();
        page.next(bindingChange);
        return page.withChanges();
    }

    private void title(String made) {
        Identity was = versionChange.before().identity();
        Identity is = versionChange.now().identity();
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
        lines.add("| against " + versionChange.before().identity().title() + " | |");
        lines.add("|---|---|");
        lines.add(
                "| compiled C programs | "
                        + ReleaseNotes.broken(versionChange.breaksBinaries())
                        + " |");
        lines.add("| C sources | " + ReleaseNotes.broken(versionChange.breaksSources()) + " |");
        lines.add("| Java programs with panmpi | " + javaPrograms + " |");
        lines.add("");
    }

    /**
     * Describes the effect of the version on Java programs. Changed values are left out, since Java
     * programs read them from each library's own table.
     */
    private String javaPrograms() {
        int lost = VersionChange.size(versionChange.facade().byClass(versionChange.removed()));
        return lost == 0
                ? "nothing breaks them: constants are those of the library at run time"
                : counted(lost, "method") + " throw MissingFunctionException, see below";
    }

    private String javaProgramsUntilCommitted() {
        long differ = versionChange.breaksBinaries() - versionChange.removed().size();
        return differ <= 0
                ? javaPrograms()
                : javaPrograms()
                        + "; of the committed ones "
                        + counted((int) differ, "value or layout", "values or layouts")
                        + " do not fit";
    }

    private void binding(BindingChange bindingChange) {
        groups(
                "New in the binding",
                "method",
                bindingChange.gained(),
                "No library had their functions.");
        list("Would change in the binding", bindingChange.changed());
        list("Problems", bindingChange.problems());
    }

    private void facade() {
        Facade facade = versionChange.facade();
        SortedSet<String> added = versionChange.added();
        String before = versionChange.before().identity().title();
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
                facade.byClass(versionChange.removed()),
                "Their functions are gone.");
        list(
                "Not classified",
                versionChange.unclassified().entrySet().stream()
                        .map(e -> "`" + prototype(e.getKey()) + "`: " + e.getValue())
                        .toList());
    }

    private String prototype(String function) {
        return versionChange.now().functions().get(function).prototype();
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

    private void next(BindingChange bindingChange) {
        lines.add("## What to do next");
        lines.add("");
        bindingChange.next().forEach(lines::add);
        lines.add("");
    }

    private String withChanges() {
        return String.join("\n", lines) + "\n" + ReleaseNotes.body(versionChange.diff());
    }

    private static String counted(int count, String what) {
        return counted(count, what, what + "s");
    }

    private static String counted(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
