package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Deviation;
import panmpi.generator.model.Merged;
import panmpi.generator.model.StatusFields;
import panmpi.generator.model.StructLayout;
import panmpi.generator.model.Typedef;

/**
 * Holds the facts about one MPI header that are fixed when C code is compiled, such as the values
 * of constants. Each fact is kept as a Java statement that adds it to the table of a generated
 * class, which {@link AbiTableEmitter} writes. A key names the subject of each statement, so that
 * the facts about two headers can be compared.
 */
final class AbiFacts {

    private final Map<String, String> statements = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();

    /**
     * Collects the facts of a snapshot: its handle types, its {@code MPI_Status}, those constants
     * that the binding has, and the functions whose types differ from the types of the binding.
     */
    AbiFacts(Merged merged, Api api) {
        String title = api.identity().title();
        statements.put(
                "from", "table.from(\"%s\", \"%s\");".formatted(title, api.identity().mpi()));
        api.typedefs().values().stream()
                .filter(t -> merged.handles().contains(t.name()))
                .forEach(
                        t ->
                                statements.put(
                                        "type " + t.name(),
                                        "table.type(\"%s\", %d);".formatted(t.name(), t.bytes())));
        statements.put("status", status(api));
        for (Constant c : api.constants().values()) {
            if (merged.constants().containsKey(c.name()) && c.isReadable()) {
                statements.put("constant " + c.name(), statement(c, api));
                names.add(c.name());
            }
        }
        for (Deviation d : merged.deviations()) {
            if (d.library().equals(title)) {
                statements.put("function " + d.function(), statement(d));
                names.add(d.function());
            }
        }
    }

    /** Returns the Java statements that fill an empty table with the facts of this object. */
    List<String> whole() {
        return List.copyOf(statements.values());
    }

    /**
     * Returns the statements that change a table with the facts of {@code other} into a table with
     * the facts of this object.
     */
    List<String> from(AbiFacts other) {
        List<String> differences = new ArrayList<>();
        statements.forEach(
                (key, statement) -> {
                    if (!statement.equals(other.statements.get(key))) {
                        differences.add(statement);
                    }
                });
        other.names.stream()
                .filter(name -> !names.contains(name))
                .forEach(name -> differences.add("table.absent(\"%s\");".formatted(name)));
        return differences;
    }

    /**
     * Returns the statement for the layout of {@code MPI_Status}, the only struct whose fields
     * panmpi itself accesses.
     */
    private static String status(Api api) {
        StructLayout status =
                Optional.ofNullable(api.structs().get(StatusFields.STATUS))
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

    private static String statement(Deviation d) {
        if (d.isUnserved()) {
            return "table.unserved(\"%s\", \"%s\");"
                    .formatted(d.function(), JavaNames.literal(d.reason()));
        }
        String otherwise = d.large().isEmpty() ? "" : " else " + d.large();
        return "table.link(\"%s\", \"%s\");".formatted(d.function(), d.signature() + otherwise);
    }

    private static String statement(Constant c, Api api) {
        String value = JavaNames.literal(c.value());
        return switch (c.source()) {
            case ADDRESS -> "table.symbol(\"%s\", \"%s\");".formatted(c.name(), value);
            case VARIABLE -> variable(c, api);
            case LITERAL ->
                    c.type().equals("string")
                            ? "table.text(\"%s\", \"%s\");".formatted(c.name(), value)
                            : "table.integer(\"%s\", %sL);".formatted(c.name(), value);
        };
    }

    private static String variable(Constant c, Api api) {
        if (c.type().equals("string")) {
            return "table.textAt(\"%s\", \"%s\");".formatted(c.name(), c.value());
        }
        Typedef typedef = api.typedefs().get(c.type());
        int bytes = typedef == null ? (c.type().equals("int") ? 4 : 8) : typedef.bytes();
        return bytes == 8
                ? "table.variable(\"%s\", \"%s\");".formatted(c.name(), c.value())
                : "table.variable(\"%s\", \"%s\", %d);".formatted(c.name(), c.value(), bytes);
    }
}
