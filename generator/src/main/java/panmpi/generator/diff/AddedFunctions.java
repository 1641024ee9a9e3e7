package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.diff.Change.Kind;
import panmpi.generator.diff.Change.Subject;
import panmpi.generator.model.Api;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.rules.FacadeRules;

/**
 * Lists the functions that a header adds, by the class of their methods or by the reason why they
 * have no method. Functions that are new to the binding come first.
 *
 * @param diff the differences between the header and its predecessor
 * @param known the snapshots before the header was added
 * @param facade what the rules decided about every function
 */
record AddedFunctions(ApiDiff diff, List<Api> known, FacadeRules.Decisions facade) {

    List<String> lines(Set<String> unclassified) {
        SortedMap<String, List<String>> byClass = new TreeMap<>();
        SortedMap<String, List<String>> without = new TreeMap<>();
        List<String> had = new ArrayList<>();
        for (Change c : diff.changes()) {
            boolean added = c.subject() == Subject.FUNCTION && c.kind() == Kind.ADDED;
            if (!added || unclassified.contains(c.name())) {
                continue;
            }
            FacadeMethod method =
                    facade.methods().getOrDefault(c.name(), List.of()).stream()
                            .findFirst()
                            .orElse(null);
            if (known.stream().anyMatch(k -> k.functions().containsKey(c.name()))) {
                had.add("  " + c.text());
            } else if (method != null) {
                byClass.computeIfAbsent(method.owner(), o -> new ArrayList<>())
                        .add("    %s.%s: %s".formatted(method.owner(), method.name(), c.text()));
            } else {
                String why = facade.skipped().getOrDefault(c.name(), "no rule says why");
                without.computeIfAbsent(why, w -> new ArrayList<>()).add("    " + c.text());
            }
        }
        List<String> lines = new ArrayList<>();
        group("added with a new method, by class:", byClass, lines);
        group("added without one, in mpi.c.Mpi alone:", without, lines);
        if (!had.isEmpty()) {
            lines.add(
                    WhatIsNew.counted(had.size(), "function")
                            + " added that the binding had from other libraries:");
            lines.addAll(had);
        }
        return lines;
    }

    private static void group(String title, Map<String, List<String>> groups, List<String> lines) {
        int count = groups.values().stream().mapToInt(List::size).sum();
        if (count > 0) {
            lines.add(WhatIsNew.counted(count, "function") + " " + title);
            groups.forEach(
                    (name, members) -> {
                        lines.add("  " + name + " (" + members.size() + ")");
                        lines.addAll(members);
                    });
        }
    }
}
