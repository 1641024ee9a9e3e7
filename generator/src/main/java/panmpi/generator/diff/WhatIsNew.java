package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Function;
import panmpi.generator.diff.Change.Kind;
import panmpi.generator.diff.Change.Subject;
import panmpi.generator.model.Api;
import panmpi.generator.model.Libraries;
import panmpi.generator.report.OptionNames;
import panmpi.generator.rules.FacadeRules;

/**
 * Reports what a header adds, changes and removes, and the methods that the binding has for the
 * added functions.
 */
public final class WhatIsNew {

    private final Api api;
    private final List<Api> known;
    private final FacadeRules.Decisions facade;
    private final List<String> lines = new ArrayList<>();

    /**
     * Makes the report.
     *
     * @param api the snapshot (the declarations and constants) of the new {@code mpi.h}
     * @param known the snapshots that existed before this one
     * @param facade what the rules decided about every function
     */
    public WhatIsNew(Api api, List<Api> known, FacadeRules.Decisions facade) {
        this.api = api;
        this.known = known;
        this.facade = facade;
    }

    /**
     * Returns the text of the report.
     *
     * @param unclassified the reasons why functions of any MPI have no method in the facade though
     *     no rule leaves them out, by function
     * @param left the constants that are left out of the binding
     * @param places returns the line where the header declares a function
     * @param macros returns the line where the header defines a macro
     */
    public String text(
            SortedMap<String, String> unclassified,
            SortedSet<String> left,
            Function<String, String> places,
            Function<String, Optional<String>> macros) {
        Optional<Api> before = Predecessor.of(api, known);
        before.ifPresentOrElse(
                old -> compare(old, unclassified, left, macros),
                () -> lines.add(api.identity().title() + ": the first snapshot"));
        lines.addAll(Unclassified.lines(api, unclassified, places));
        if (api.identity().library().equals(Libraries.UNKNOWN)) {
            lines.add(
                    "No line of templates/libraries.rules identifies the library of this header: add one, or name it by");
            lines.add(
                    "%s, so that the library finds its own constants at run time, and run make bindings again."
                            .formatted(OptionNames.option("library", "NAME-VERSION")));
        }
        return String.join("\n", lines) + "\n";
    }

    private void compare(
            Api old,
            SortedMap<String, String> unclassified,
            SortedSet<String> left,
            Function<String, Optional<String>> macros) {
        boolean same = old.identity().library().equals(api.identity().library());
        ApiDiff diff = ApiDiff.compare(old, api, left);
        lines.add(
                "%s (MPI %s), against %s%s"
                        .formatted(
                                api.identity().title(),
                                api.identity().mpi(),
                                old.identity().title(),
                                same ? "" : ", the nearest: no snapshot is of this library"));
        int before = lines.size();
        lines.addAll(new AddedFunctions(diff, known, facade).lines(unclassified.keySet()));
        for (Subject subject : Subject.values()) {
            for (Kind kind : Kind.values()) {
                boolean said = subject == Subject.FUNCTION && kind == Kind.ADDED;
                // If the header is compared with another library's snapshot, only functions are
                // listed as changed, since libraries differ in everything else by design.
                boolean own = !same && kind == Kind.CHANGED && subject != Subject.FUNCTION;
                if (!said && !own) {
                    section(diff, subject, kind, macros);
                }
            }
        }
        boolean news = lines.size() > before;
        lines.add(
                news
                        ? "Then review git diff generated/, run make test, and commit generated/."
                        : "Nothing was added, changed or removed.");
    }

    private void section(
            ApiDiff diff, Subject subject, Kind kind, Function<String, Optional<String>> macros) {
        List<Change> changes =
                diff.changes().stream()
                        .filter(c -> c.subject() == subject && c.kind() == kind)
                        .toList();
        if (!changes.isEmpty()) {
            lines.add(counted(changes.size(), subject.word()) + " " + kind.word() + ":");
            changes.forEach(c -> lines.add("  " + c.text() + macro(c, macros)));
        }
    }

    /**
     * Returns a note on a removed function that is a macro now, since a library need not export
     * such a function.
     */
    private static String macro(Change c, Function<String, Optional<String>> macros) {
        boolean removed = c.subject() == Subject.FUNCTION && c.kind() == Kind.REMOVED;
        return removed
                ? macros.apply(c.name()).map(line -> " (a macro here, " + line + ")").orElse("")
                : "";
    }

    static String counted(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
