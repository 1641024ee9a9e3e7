package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeClass;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.AliasSpelling;

/**
 * Makes the camelCase members of all classes. Members that follow from rules are emitted next to
 * the method that they call; the others are hand-written, and read from a file for each class.
 */
final class AliasMembers {

    private static final String JAVA = ".java";

    private final AliasSpelling spelling;
    private final AliasEmitter emitter;
    private final MethodPrinter printer;
    private final SortedMap<String, String> byHand = new TreeMap<>();
    private final SortedMap<String, List<String>> elsewhere = new TreeMap<>();

    AliasMembers(
            AliasSpelling spelling,
            MethodDocs docs,
            MethodPrinter printer,
            Classes classes,
            Diagnostics diagnostics)
            throws IOException {
        this.spelling = spelling;
        this.emitter = new AliasEmitter(spelling, docs);
        this.printer = printer;
        try (Stream<Path> list = Files.list(spelling.members())) {
            for (Path file : list.sorted().toList()) {
                String owner = file.getFileName().toString().replace(JAVA, "");
                if (!classes.has(owner)) {
                    diagnostics.error(
                            file.toString(),
                            "classes.rules has no class '%s'; rename or delete the file"
                                    .formatted(owner));
                }
                Path folder = file.getParent();
                byHand.put(owner, Template.read(folder, owner + JAVA).fill(Map.of()));
            }
        }
    }

    /** Returns the camelCase members to emit next to the usual form of a method. */
    List<String> usual(Form form, MethodEmitter usual) {
        List<JavaMethod> methods = emitter.usual(form, usual);
        FacadeMethod m = form.method();
        spelling.also(m.function().name())
                .ifPresent(
                        owner ->
                                methods.forEach(
                                        a ->
                                                elsewhere
                                                        .computeIfAbsent(
                                                                owner, o -> new ArrayList<>())
                                                        .add(
                                                                print(
                                                                        emitter.elsewhere(
                                                                                a, m, owner)))));
        return print(methods);
    }

    /** Returns the camelCase members to emit next to the large form of a method. */
    List<String> large(Form form, MethodEmitter usual, MethodEmitter large, String name) {
        return print(emitter.large(form, usual, large, name));
    }

    /**
     * Returns the remaining camelCase members of a class: copies of methods that other classes
     * have, and hand-written members.
     */
    List<String> of(FacadeClass type) {
        List<String> members = new ArrayList<>(elsewhere.getOrDefault(type.name(), List.of()));
        if (byHand.containsKey(type.name())) {
            members.add(byHand.get(type.name()));
        }
        return members;
    }

    private List<String> print(Collection<JavaMethod> methods) {
        return methods.stream().map(this::print).toList();
    }

    private String print(JavaMethod method) {
        return printer.print(method);
    }
}
