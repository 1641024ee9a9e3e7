package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import panmpi.generator.diff.Change.Kind;
import panmpi.generator.diff.Change.Subject;
import panmpi.generator.model.Api;
import panmpi.generator.model.Identity;

/**
 * Differences between two MPIs.
 *
 * @param old the library whose header programs were written for
 * @param now the library that the programs run with
 * @param changes the differences, sorted by subject, then by name
 */
public record ApiDiff(Identity old, Identity now, List<Change> changes) {

    /** Copies the list, so that the caller cannot change this record later. */
    public ApiDiff {
        changes = List.copyOf(changes);
    }

    /**
     * Compares two MPIs.
     *
     * @param old the header that programs were written for
     * @param now the header of the library that they run with
     * @param omitted constants that no program uses, which differ in every version
     */
    public static ApiDiff compare(Api old, Api now, Set<String> omitted) {
        List<Change> changes = new ArrayList<>(library(old.identity(), now.identity()));
        CompareFunctions functions = new CompareFunctions(old, now);
        CompareLayouts layouts = new CompareLayouts(old, now);
        changes.addAll(functions.functions());
        changes.addAll(functions.callbacks());
        changes.addAll(new CompareConstants(old, now, omitted).constants());
        changes.addAll(layouts.types());
        changes.addAll(layouts.structs());
        changes.replaceAll(Change::asPublic);
        return new ApiDiff(old.identity(), now.identity(), changes);
    }

    private static List<Change> library(Identity old, Identity now) {
        String text =
                "the ABI family is %s, not %s: handles are represented otherwise"
                        .formatted(now.family(), old.family());
        return old.family().equals(now.family())
                ? List.of()
                : List.of(
                        new Change(Subject.LIBRARY, Kind.CHANGED, now.title(), text, true, false));
    }

    /** Returns the changes that break a program, compiled or to be compiled. */
    public List<Change> breaking() {
        return changes.stream().filter(Change::isBreaking).toList();
    }

    /**
     * Returns 0 if nothing differs, 1 if no difference breaks a program, 2 if a difference does.
     */
    public int level() {
        return changes.isEmpty() ? 0 : breaking().isEmpty() ? 1 : 2;
    }

    /** Returns the value of {@link #level()} in words. */
    public String verdict() {
        return switch (level()) {
            case 0 -> "no difference";
            case 1 -> "nothing breaks";
            default -> "breaking";
        };
    }

    /** Returns the number of changes of a subject and a kind. */
    public long count(Subject subject, Kind kind) {
        return changes.stream().filter(c -> c.subject() == subject && c.kind() == kind).count();
    }
}
