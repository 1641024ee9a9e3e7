package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeClass;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.report.Diagnostics;

/**
 * Writes the generated superclass of a class of the facade: its constructor, the abstract methods
 * that the hand-written class implements, and the methods that follow from the header.
 */
final class BaseEmitter {

    private static final String TEMPLATE = "Calls.java";
    private static final String HOOKS = "Hooks.java";

    private final Template file;
    private final Template constructor;
    private final Template borrowed;
    private final SortedMap<String, Template> hooks = new TreeMap<>();

    BaseEmitter(Path templates, Classes classes, Diagnostics diagnostics) throws IOException {
        this.file = Template.read(templates, TEMPLATE);
        this.constructor = Template.read(templates, "CallsConstructor.java");
        this.borrowed = Template.read(templates, "CallsBorrowed.java");
        try (Stream<Path> list = Files.list(templates)) {
            for (Path hook : list.filter(f -> f.toString().endsWith(HOOKS)).sorted().toList()) {
                String name = hook.getFileName().toString();
                String owner = name.replace(HOOKS, "");
                if (!classes.has(owner)) {
                    diagnostics.error(
                            hook.toString(),
                            "classes.rules has no class '%s'; rename or delete the file"
                                    .formatted(owner));
                }
                hooks.put(owner, Template.read(templates, name));
            }
        }
    }

    /** Makes the file of a superclass. */
    Draft emit(FacadeClass type, List<String> calls) {
        String base = type.name() + "Calls";
        List<String> members = new ArrayList<>();
        if (!type.base().parent().isEmpty()) {
            members.add(constructor(base, type.base().arguments()));
        }
        if (hooks.containsKey(type.name())) {
            members.add(hooks.get(type.name()).fill(Map.of()));
        }
        if (hasHandle(type)) {
            members.add(borrowed(base, type));
        }
        members.addAll(calls);
        String source =
                file.fill(
                        Map.of(
                                "Class", type.qualified(),
                                "Contents", contents(type),
                                "Base", base,
                                "Superclass", parent(type),
                                "members", String.join("\n", members)));
        return new Draft("mpi/" + base + ".java", TEMPLATE, source);
    }

    private static String contents(FacadeClass type) {
        return type.has(Trait.STATICS)
                ? "The constants of {@link %s}, and the calls without an object,"
                        .formatted(type.name())
                : "The calls of {@link %s}".formatted(type.name());
    }

    private static String parent(FacadeClass type) {
        String parent = type.base().parent();
        return parent.isEmpty() ? "" : "extends " + parent;
    }

    /** Tests whether a class has a handle type of its own, not that of its superclass. */
    private static boolean hasHandle(FacadeClass type) {
        return !type.base().parent().isEmpty() && type.handle().equals(type.name());
    }

    /** Returns the method that makes an object for a handle of C. */
    private String borrowed(String base, FacadeClass type) {
        return borrowed.fill(
                Map.of(
                        "Template", base,
                        "Class", type.qualified(),
                        "Handle", type.handle(),
                        "Functions", type.prefixes().getFirst(),
                        "maker", type.name().toLowerCase(Locale.ROOT)));
    }

    private String constructor(String base, List<String> arguments) {
        String params =
                arguments.stream()
                        .filter(a -> a.contains(":"))
                        .map(a -> ", " + a.replace(':', ' '))
                        .collect(Collectors.joining());
        String given =
                arguments.stream()
                        .map(a -> ", " + a.substring(a.indexOf(':') + 1))
                        .collect(Collectors.joining());
        return constructor.fill(
                Map.of(
                        "Template",
                        base,
                        "params",
                        "long handle" + params,
                        "arguments",
                        "handle" + given));
    }
}
