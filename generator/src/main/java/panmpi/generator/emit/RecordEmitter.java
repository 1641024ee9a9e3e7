package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.rules.AliasSpelling;

/** Writes the records that calls with several outputs return. */
final class RecordEmitter {

    private final Template template;
    private final Template getter;
    private final Template text;
    private final MethodDocs docs;
    private final AliasSpelling spelling;
    private final SortedMap<String, Draft> files = new TreeMap<>();

    RecordEmitter(Path templates, AliasSpelling spelling, MethodDocs docs) throws IOException {
        this.docs = docs;
        this.spelling = spelling;
        this.getter = Template.read(templates, "RecordGetter.java");
        this.text = Template.read(templates, "RecordText.java");
        this.template = Template.read(templates, "Record.java");
    }

    /** Adds the record that a method returns, if the method returns a record. */
    void add(Form form, Results results) {
        if (results.components().isEmpty()) {
            return;
        }
        String components =
                results.components().stream()
                        .map(o -> o.type() + " " + JavaNames.identifier(o.name()))
                        .collect(Collectors.joining(", "));
        String tags =
                results.components().stream()
                        .map(
                                o ->
                                        "* @param %s %s"
                                                .formatted(
                                                        JavaNames.identifier(o.name()),
                                                        docs.result(form, o)))
                        .collect(Collectors.joining("\n "));
        String source =
                template.fill(
                        Map.of(
                                "Record",
                                results.type(),
                                "call",
                                form.method().owner() + "." + form.method().name(),
                                "params",
                                components,
                                "tags",
                                tags,
                                "members",
                                getters(form, results)));
        Draft file = new Draft("mpi/" + results.type() + ".java", "Record.java", source);
        Draft old = files.putIfAbsent(results.type(), file);
        if (old != null && !old.equals(file)) {
            throw new IllegalArgumentException(
                    "another method returns a record %s of other components"
                            .formatted(results.type()));
        }
    }

    /**
     * Returns accessors with camelCase names and, for a record with arrays, a {@code toString} that
     * shows their elements.
     */
    private String getters(Form form, Results results) {
        Stream<String> getters =
                results.components().stream().map(o -> getter(o, spelling.getter(o.name()), form));
        Stream<String> texts =
                results.components().stream().anyMatch(o -> o.type().endsWith("[]"))
                        ? Stream.of(text.fill(Map.of()))
                        : Stream.empty();
        return Stream.concat(getters, texts).collect(Collectors.joining("\n"));
    }

    private String getter(Output o, String name, Form form) {
        return getter.fill(
                Map.of(
                        "component",
                        JavaNames.identifier(o.name()),
                        "says",
                        docs.result(form, o),
                        "Type",
                        o.type(),
                        "method",
                        name));
    }

    List<Draft> files() {
        return List.copyOf(files.values());
    }
}
