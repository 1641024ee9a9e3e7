package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import panmpi.generator.model.Api;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.Libraries;
import panmpi.generator.rules.FacadeRules;

/** What a header has that no committed snapshot has, and what became of it in the binding. */
public final class WhatIsNew {

    private final Api api;
    private final List<Api> known;
    private final FacadeRules.Decisions facade;
    private final List<String> lines = new ArrayList<>();

    /**
     * Makes the report.
     *
     * @param api the header's snapshot
     * @param known the committed snapshots
     * @param facade what the rules decided about every function
     */
    public WhatIsNew(Api api, List<Api> known, FacadeRules.Decisions facade) {
        this.api = api;
        this.known = known;
        this.facade = facade;
    }

    /**
     * The text.
     *
     * @param unsupported why a function of any MPI could not be bound, or has no method in the
     *     facade though no rule takes it out, by name
     * @param left the constants that are left out of the binding
     * @param places where the header declares a function
     */
    public String text(
            SortedMap<String, String> unsupported,
            SortedSet<String> left,
            Function<String, String> places) {
        lines.add(
                "%s (MPI %s), against %d committed snapshots"
                        .formatted(api.identity().title(), api.identity().mpi(), known.size()));
        functions(unsupported.keySet());
        constants(left);
        names("callback type", news(a -> a.callbacks().keySet()));
        names("type", news(a -> a.typedefs().keySet()));
        names("struct", news(a -> a.structs().keySet()));
        boolean news = lines.size() > 1;
        if (!news) {
            lines.add("Nothing is new.");
        }
        notClassified(unsupported, places);
        if (api.identity().library().equals(Libraries.UNKNOWN)) {
            lines.add(
                    "No line of templates/libraries.rules tells whose header this is: add one, so that");
            lines.add(
                    "the library finds its own constants at run time, and run make bindings again.");
        }
        if (news) {
            lines.add("Then review git diff generated/, run make test, and commit generated/.");
        }
        return String.join("\n", lines) + "\n";
    }

    private SortedSet<String> news(Function<Api, Set<String>> names) {
        SortedSet<String> news = new TreeSet<>(names.apply(api));
        known.forEach(k -> news.removeAll(names.apply(k)));
        return news;
    }

    private void functions(Set<String> unsupported) {
        SortedMap<String, List<String>> byClass = new TreeMap<>();
        SortedMap<String, List<String>> without = new TreeMap<>();
        for (String name : news(a -> a.functions().keySet())) {
            String prototype = api.functions().get(name).prototype();
            FacadeMethod method =
                    facade.methods().getOrDefault(name, List.of()).stream()
                            .findFirst()
                            .orElse(null);
            if (unsupported.contains(name)) {
                continue;
            }
            if (method == null) {
                String why = facade.skipped().getOrDefault(name, "no rule says why");
                without.computeIfAbsent(why, w -> new ArrayList<>()).add("    " + prototype);
            } else {
                byClass.computeIfAbsent(method.owner(), o -> new ArrayList<>())
                        .add("    %s.%s: %s".formatted(method.owner(), method.name(), prototype));
            }
        }
        group("new with a method, by class:", "function", byClass);
        group("new without one, in mpi.c.Mpi alone:", "function", without);
    }

    private void constants(SortedSet<String> left) {
        SortedMap<String, List<String>> byType = new TreeMap<>();
        for (String name : news(a -> a.constants().keySet())) {
            if (!left.contains(name)) {
                var c = api.constants().get(name);
                byType.computeIfAbsent(c.type(), t -> new ArrayList<>())
                        .add("    %s = %s%s".formatted(name, c.source().mark(), c.value()));
            }
        }
        group("new, by type:", "constant", byType);
    }

    private void group(String title, String what, Map<String, List<String>> groups) {
        int count = groups.values().stream().mapToInt(List::size).sum();
        if (count > 0) {
            lines.add(counted(count, what) + " " + title);
            groups.forEach(
                    (name, members) -> {
                        lines.add("  " + name + " (" + members.size() + ")");
                        lines.addAll(members);
                    });
        }
    }

    private void names(String what, SortedSet<String> names) {
        if (!names.isEmpty()) {
            lines.add(counted(names.size(), what) + " new: " + String.join(", ", names));
        }
    }

    private static String counted(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private void notClassified(
            SortedMap<String, String> unsupported, Function<String, String> places) {
        List<String> here =
                unsupported.keySet().stream().filter(api.functions()::containsKey).toList();
        if (here.isEmpty()) {
            lines.add("Every function of the header is classified.");
            return;
        }
        lines.add(counted(here.size(), "function") + " not classified, and not in the facade:");
        for (String name : here) {
            String prototype = api.functions().get(name).prototype();
            lines.add("  " + places.apply(name) + ": " + prototype);
            lines.add("    " + unsupported.get(name));
        }
        lines.add("What to do: give each a line in templates/exceptions.rules,");
        lines.add(
                "  kind FUNCTION.PARAMETER KIND # why    where a parameter was taken for another");
        lines.add("  skip FUNCTION                # why    where the facade is to do without it");
        lines.add("and run make bindings again. A C type that is not known gets its Java type in");
        lines.add("Merged.javaType; until then mpi.c.Mpi lacks the function too.");
    }
}
