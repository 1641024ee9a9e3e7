package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import panmpi.generator.model.Api;
import panmpi.generator.model.Merged;

/**
 * Writes the classes {@code mpi.abi.*Abi}, one for each ABI family, which is a set of libraries
 * that represent handles in the same way. A table has the constants and type widths of one library.
 * Each class makes the table of the family's newest library; for every other library of the family,
 * it has the statements that change this table into the table of that library.
 */
public final class AbiTableEmitter {

    private final Merged merged;
    private final Template file;
    private final Template difference;

    /** Makes the emitter. */
    public AbiTableEmitter(Merged merged, Path templates) throws IOException {
        this.merged = merged;
        this.file = Template.read(templates, "Abi.java");
        this.difference = Template.read(templates, "AbiDifference.java");
    }

    /** Makes one file for each ABI family that has a snapshot. */
    public List<Draft> emit() {
        SortedMap<String, List<Api>> families = new TreeMap<>();
        for (Api api : merged.apis()) {
            families.computeIfAbsent(api.identity().family(), f -> new ArrayList<>()).add(api);
        }
        return families.entrySet().stream().map(e -> table(e.getKey(), e.getValue())).toList();
    }

    /**
     * Makes the file of a family. The first snapshot of the family defines the table. For each
     * other snapshot, the file has the statements that change the table where that snapshot
     * differs.
     */
    private Draft table(String family, List<Api> apis) {
        String title = Character.toUpperCase(family.charAt(0)) + family.substring(1);
        AbiFacts newest = new AbiFacts(merged, apis.getFirst());
        List<String> statements = new ArrayList<>(newest.whole());
        List<String> differences = new ArrayList<>();
        List<String> cases = new ArrayList<>();
        for (Api api : apis.subList(1, apis.size())) {
            String library = api.identity().title();
            cases.add("case \"%s\" -> %s(table);".formatted(library, method(library)));
            differences.add(difference(library, new AbiFacts(merged, api).from(newest)));
        }
        if (!cases.isEmpty()) {
            statements.add(choice(apis, cases));
        }
        String source =
                file.fill(
                        Map.of(
                                "family", family,
                                "Family", title,
                                "snapshots", JavaNames.titles(apis.stream()),
                                "newest", apis.getFirst().identity().title(),
                                "statements", String.join("\n", statements),
                                "members", String.join("\n", differences)));
        return new Draft("mpi/abi/" + title + "Abi.java", "Abi.java", source);
    }

    private static String choice(List<Api> apis, List<String> cases) {
        String known =
                apis.stream()
                        .map(a -> "\"" + a.identity().title() + "\"")
                        .collect(Collectors.joining(", "));
        return "switch (Nearest.to(library, %s)) { %s default -> {} }"
                .formatted(known, String.join(" ", cases));
    }

    private String difference(String library, List<String> statements) {
        return difference.fill(
                Map.of(
                        "library", library,
                        "method", method(library),
                        "statements", String.join("\n", statements)));
    }

    private static String method(String library) {
        return library.replaceAll("\\W", "_");
    }
}
