package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import panmpi.generator.diff.Change.Kind;
import panmpi.generator.diff.Change.Subject;

/**
 * Writes differences as release notes, one line for each difference: changes that break programs
 * first, then additions.
 */
public final class ReleaseNotes {

    /**
     * Smallest number of changes with which a section of the notes is divided into groups, by the
     * first word of the names.
     */
    private static final int LONG_SECTION = 12;

    /** Smallest number of names with the same first word that get a heading with this word. */
    private static final int SHARED = 3;

    private final ApiDiff diff;
    private final List<String> lines = new ArrayList<>();

    private ReleaseNotes(ApiDiff diff) {
        this.diff = diff;
    }

    /** Returns the release notes in Markdown, without names of files. */
    public static String of(ApiDiff diff) {
        return of(diff, new ComparedFiles("old", "new"));
    }

    /**
     * Returns the release notes in Markdown. They name the compared files if both files claim the
     * same version.
     */
    public static String of(ApiDiff diff, ComparedFiles files) {
        ReleaseNotes notes = new ReleaseNotes(diff);
        notes.head(files);
        notes.changes();
        notes.summary();
        notes.verdict();
        return notes.text();
    }

    /**
     * Returns the body of the page on a version: the changes and their counts, without title and
     * verdict.
     */
    public static String body(ApiDiff diff) {
        ReleaseNotes notes = new ReleaseNotes(diff);
        notes.changes();
        notes.summary();
        return notes.text();
    }

    private String text() {
        return String.join("\n", lines) + "\n";
    }

    private void changes() {
        part("Breaking changes", Change::isBreaking);
        part("New", c -> c.kind() == Kind.ADDED);
        part("Changes that break nothing", c -> c.kind() != Kind.ADDED && !c.isBreaking());
    }

    private void head(ComparedFiles files) {
        String was = diff.old().mpi();
        String is = diff.now().mpi();
        boolean alike = diff.old().title().equals(diff.now().title());
        lines.add(
                "# %s to %s"
                        .formatted(
                                diff.old().title() + (alike ? " (" + files.old() + ")" : ""),
                                diff.now().title() + (alike ? " (" + files.now() + ")" : "")));
        lines.add("");
        lines.add(was.equals(is) ? "MPI " + is + ", as before." : "MPI " + was + " to " + is + ".");
        lines.add("");
    }

    private void part(String title, Predicate<Change> wanted) {
        List<Change> changes = diff.changes().stream().filter(wanted).toList();
        if (changes.isEmpty()) {
            return;
        }
        lines.add("## " + title + " (" + changes.size() + ")");
        lines.add("");
        for (Subject subject : Subject.values()) {
            for (Kind kind : Kind.values()) {
                section(subject, kind, changes);
            }
        }
    }

    private void section(Subject subject, Kind kind, List<Change> all) {
        List<Change> changes =
                all.stream().filter(c -> c.subject() == subject && c.kind() == kind).toList();
        if (changes.isEmpty()) {
            return;
        }
        List<String> effects = changes.stream().map(Change::breaks).distinct().toList();
        // An effect that all changes of a section share is written once.
        boolean each = effects.size() > 1;
        String effect = each || effects.getFirst().isEmpty() ? "" : ": " + effects.getFirst();
        lines.add(
                "### %s %s (%d)%s".formatted(subject.title(), kind.word(), changes.size(), effect));
        lines.add("");
        if (changes.size() < LONG_SECTION) {
            changes.forEach(c -> line(c, each));
        } else {
            groups(changes).forEach((word, group) -> group(word, group, each));
        }
        lines.add("");
    }

    /**
     * Groups changes by the first word of their names. Changes with rare words form one group,
     * which comes last.
     */
    private static Map<String, List<Change>> groups(List<Change> changes) {
        Map<String, Long> sizes =
                changes.stream()
                        .collect(Collectors.groupingBy(c -> word(c.name()), Collectors.counting()));
        return changes.stream()
                .collect(
                        Collectors.groupingBy(
                                c -> sizes.get(word(c.name())) < SHARED ? "" : word(c.name()),
                                () -> new TreeMap<>(ReleaseNotes::emptyLast),
                                Collectors.toList()));
    }

    private static int emptyLast(String a, String b) {
        return a.isEmpty() || b.isEmpty()
                ? Boolean.compare(a.isEmpty(), b.isEmpty())
                : a.compareTo(b);
    }

    /**
     * Returns the first word of a name: {@code MPI_Comm} for {@code MPI_Comm_dup} and for {@code
     * MPI_COMM_WORLD}.
     */
    private static String word(String name) {
        String[] parts = name.split("_", 3);
        if (parts.length < 2 || parts[0].equals("MPIX")) {
            return parts[0];
        }
        String word = parts[1].toLowerCase(Locale.ROOT);
        return parts[0] + "_" + word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private void group(String word, List<Change> changes, boolean withEffect) {
        lines.add((word.isEmpty() ? "others" : word) + " (" + changes.size() + ")");
        changes.forEach(c -> line(c, withEffect));
    }

    private void line(Change change, boolean withEffect) {
        lines.add("- " + change.text() + (withEffect ? " (" + change.breaks() + ")" : ""));
    }

    private void summary() {
        lines.add("## Summary");
        lines.add("");
        for (Subject subject : Subject.values()) {
            String counts =
                    List.of(Kind.values()).stream()
                            .filter(k -> diff.count(subject, k) > 0)
                            .map(k -> diff.count(subject, k) + " " + k.word())
                            .collect(Collectors.joining(", "));
            if (!counts.isEmpty()) {
                lines.add("- " + subject.title() + ": " + counts);
            }
        }
        long binary = diff.changes().stream().filter(Change::breaksBinary).count();
        long source = diff.changes().stream().filter(Change::breaksSource).count();
        lines.add("- Binaries: %s; sources: %s".formatted(broken(binary), broken(source)));
    }

    private void verdict() {
        lines.add("");
        lines.add("abi-diff: %s (exit code %d)".formatted(diff.verdict(), diff.level()));
    }

    /** Returns the number of changes that break something, in words. */
    public static String broken(long changes) {
        return changes == 0
                ? "no change breaks them"
                : changes == 1 ? "1 change may break them" : changes + " changes may break them";
    }
}
