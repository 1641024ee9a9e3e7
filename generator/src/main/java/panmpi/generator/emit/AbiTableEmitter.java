package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.Diagnostics;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Merged;
import panmpi.generator.model.StructLayout;
import panmpi.generator.model.Typedef;

/** Writes {@code mpi.abi.*Abi}: what differs between ABI families, one table each. */
public final class AbiTableEmitter {

    private final Merged merged;
    private final Template file;
    private final Diagnostics diagnostics;

    /** Makes the emitter. */
    public AbiTableEmitter(Merged merged, Path templates, Diagnostics diagnostics)
            throws IOException {
        this.merged = merged;
        this.file = Template.read(templates, "Abi.java");
        this.diagnostics = diagnostics;
    }

    /** One file for each family that has a snapshot. */
    public List<SourceFile> emit() {
        SortedMap<String, List<Api>> families = new TreeMap<>();
        for (Api api : merged.apis()) {
            families.computeIfAbsent(api.identity().family(), f -> new ArrayList<>()).add(api);
        }
        return families.entrySet().stream().map(e -> table(e.getKey(), e.getValue())).toList();
    }

    private SourceFile table(String family, List<Api> apis) {
        String title = Character.toUpperCase(family.charAt(0)) + family.substring(1);
        List<String> statements = new ArrayList<>();
        Api newest = apis.getFirst();
        statements.add(
                "table.from(\"%s\", \"%s\");"
                        .formatted(newest.identity().title(), newest.identity().mpi()));
        types(apis)
                .forEach(
                        (name, type) ->
                                statements.add(
                                        "table.type(\"%s\", %d);".formatted(name, type.bytes())));
        statements.add(status(newest));
        constants(apis).values().forEach(c -> statements.add(statement(c)));
        String source =
                file.fill(
                        Map.of(
                                "family",
                                family,
                                "Family",
                                title,
                                "snapshots",
                                JavaNames.titles(apis.stream()),
                                "statements",
                                String.join("\n", statements)));
        return SourceFile.java("mpi/abi/" + title + "Abi.java", "Abi.java", source);
    }

    private SortedMap<String, Typedef> types(List<Api> apis) {
        SortedMap<String, Typedef> types = new TreeMap<>();
        for (Api api : apis) {
            api.typedefs().values().stream()
                    .filter(t -> merged.handles().contains(t.name()))
                    .forEach(t -> types.putIfAbsent(t.name(), t));
        }
        return types;
    }

    /** The newest library's value counts where two of a family differ, and that is said. */
    private SortedMap<String, Constant> constants(List<Api> apis) {
        SortedMap<String, Constant> constants = new TreeMap<>();
        for (Api api : apis) {
            List<String> differing = new ArrayList<>();
            for (Constant c : api.constants().values()) {
                Constant newer = constants.putIfAbsent(c.name(), c);
                if (newer != null && !newer.value().equals(c.value())) {
                    differing.add(c.name());
                }
            }
            if (!differing.isEmpty()) {
                diagnostics.note(
                        api.identity().fileName(),
                        "%d constants differ in a newer snapshot of the family, which counts: %s%s"
                                .formatted(
                                        differing.size(),
                                        String.join(" ", differing.stream().limit(8).toList()),
                                        differing.size() > 8 ? " ..." : ""));
            }
        }
        return constants;
    }

    /** The status is the one struct whose fields the runtime itself must find. */
    private static String status(Api api) {
        StructLayout status =
                api.structs().values().stream()
                        .filter(s -> s.name().endsWith("_Status"))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                api.identity().fileName()
                                                        + " defines no status struct"));
        return "table.status(%dL, %dL, %dL, %dL);"
                .formatted(
                        status.size(),
                        status.offsetOf("MPI_SOURCE"),
                        status.offsetOf("MPI_TAG"),
                        status.offsetOf("MPI_ERROR"));
    }

    private static String statement(Constant c) {
        String value = JavaNames.literal(c.value());
        return switch (c.source()) {
            case ADDRESS -> "table.symbol(\"%s\", \"%s\");".formatted(c.name(), value);
            case VARIABLE -> "table.variable(\"%s\", \"%s\");".formatted(c.name(), value);
            case LITERAL ->
                    c.type().equals("string")
                            ? "table.text(\"%s\", \"%s\");".formatted(c.name(), value)
                            : "table.integer(\"%s\", %sL);".formatted(c.name(), value);
        };
    }
}
