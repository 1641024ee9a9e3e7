package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Merged.MergedConstant;

/** Writes one field of {@code mpi.c.Mpi} for every constant, with its value in each library. */
final class ConstantEmitter {

    private final Merged merged;
    private final Template constant;

    ConstantEmitter(Merged merged, Path templates) throws IOException {
        this.merged = merged;
        this.constant = Template.read(templates, "MpiConstant.java");
    }

    List<String> emit() {
        return merged.constants().values().stream().map(this::member).toList();
    }

    private String member(MergedConstant c) {
        return constant.fill(
                Map.of(
                        "name", c.name(),
                        "Type", c.java().java(),
                        "values", values(c),
                        "value", load(c)));
    }

    /** Each value with the libraries that have it: {@code 5 in mpich 5.0.2, 4 in mpich 4.0.2}. */
    private static String values(MergedConstant c) {
        Map<String, List<Api>> having =
                c.in().stream()
                        .collect(
                                Collectors.groupingBy(
                                        a -> value(a.constants().get(c.name())),
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        return having.entrySet().stream()
                .map(e -> e.getKey() + " in " + JavaNames.titles(e.getValue().stream()))
                .collect(Collectors.joining("; "));
    }

    private static String value(Constant c) {
        return JavaNames.code(c.source().mark() + c.value());
    }

    /** The expression that reads the value from the table of the library that was opened. */
    private String load(MergedConstant c) {
        String name = "\"" + c.name() + "\"";
        return switch (c.java()) {
            case INT -> "Linkage.integer(" + name + ")";
            case LONG -> "Linkage.count(" + name + ")";
            case HANDLE -> "Linkage.handle(" + name + ", \"" + merged.nullOf(c.type()) + "\")";
            case POINTER -> "Linkage.address(" + name + ")";
            case TEXT -> "Linkage.text(" + name + ")";
            case VOID, BYTE, DOUBLE ->
                    throw new IllegalArgumentException(
                            c.name() + ": no constant of type " + c.java() + " can be emitted");
        };
    }
}
