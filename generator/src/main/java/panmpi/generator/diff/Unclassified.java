package panmpi.generator.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Function;
import panmpi.generator.model.Api;

/**
 * Formats the part of a report that lists the functions of a header that no rule classifies. Each
 * is listed with its line in the header and the reason; advice to the user follows.
 */
final class Unclassified {

    private Unclassified() {}

    static List<String> lines(
            Api api, SortedMap<String, String> unclassified, Function<String, String> places) {
        List<String> here =
                unclassified.keySet().stream().filter(api.functions()::containsKey).toList();
        if (here.isEmpty()) {
            return List.of(
                    "Every function of the header is classified, and what was made of it compiles.");
        }
        List<String> lines = new ArrayList<>();
        lines.add(
                WhatIsNew.counted(here.size(), "function")
                        + " not classified, and not in the facade:");
        for (String name : here) {
            String prototype = api.functions().get(name).prototype();
            lines.add("  " + places.apply(name) + ": " + prototype);
            lines.add("    " + unclassified.get(name));
        }
        lines.add(
                "mpi.c.Mpi has each of them whose C types are known. To have one in the facade, add a line to");
        lines.add("templates/exceptions.rules and run make bindings again:");
        lines.add(
                "  kind FUNCTION.PARAMETER KIND # why    what the parameter means (model/ParamKind lists the kinds)");
        lines.add("  skip FUNCTION                # why    where the facade is to do without it");
        return lines;
    }
}
