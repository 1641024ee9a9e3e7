package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import panmpi.generator.emit.CallbackParam.Role;
import panmpi.generator.model.Api;
import panmpi.generator.model.CType;
import panmpi.generator.model.Callback;
import panmpi.generator.model.Classes;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Param;
import panmpi.generator.report.Diagnostics;

/**
 * Writes the functional interfaces for callbacks, such as the copy function of an attribute. A
 * program implements them in Java, and MPI calls the implementation.
 */
public final class CallbackEmitter {

    private static final String TEMPLATE = "Callback.java";
    private static final String OBJECT = "$object$";

    private final Merged merged;
    private final Classes classes;
    private final CallbackRules rules;
    private final Template template;

    /** Makes the emitter. */
    public CallbackEmitter(Merged merged, Path templates, Diagnostics diagnostics)
            throws IOException {
        this.merged = merged;
        this.classes = Classes.read(templates, diagnostics);
        this.rules = CallbackRules.read(templates, diagnostics);
        this.template = Template.read(templates, TEMPLATE);
    }

    /**
     * Makes a file for each function type that any snapshot has and that {@code callbacks.rules}
     * makes an interface.
     */
    public List<Draft> emit() {
        SortedMap<String, Callback> callbacks = new TreeMap<>();
        for (Api api : merged.apis()) {
            api.callbacks().forEach(callbacks::putIfAbsent);
        }
        return callbacks.values().stream()
                .filter(c -> rules.has(c.name()))
                .flatMap(c -> draft(c.shape()).stream())
                .toList();
    }

    private Optional<Draft> draft(Function f) {
        List<CallbackParam> names = CallbackParam.parse(rules.text(f.name(), "params"));
        if (names.size() != f.params().size()) {
            rules.wrongParams(
                    f.name(),
                    "it names %d parameters of '%s', which has %d"
                            .formatted(names.size(), f.prototype(), f.params().size()));
            return Optional.empty();
        }
        String name = rules.find(f.name(), "name").orElse(f.name().replaceFirst("^MPIX?_", ""));
        String source =
                template.fill(
                        Map.of(
                                "Object", objectOf(f).map(this::qualified).orElse(name),
                                "does", text(f, "does"),
                                "prototype", JavaNames.code(named(f, names).prototype()),
                                "calls", calls(f),
                                "Callback", name,
                                "says", text(f, "call"),
                                "tags", tags(f, names),
                                "Return", result(f, names),
                                "params", params(f, names)));
        return Optional.of(new Draft("mpi/" + name + ".java", TEMPLATE, source));
    }

    /**
     * Returns the C type of the first parameter that is an MPI object, such as {@code MPI_Comm}.
     */
    private Optional<String> objectOf(Function f) {
        return f.params().stream()
                .map(p -> p.type().base())
                .filter(type -> classes.has(object(type)))
                .findFirst();
    }

    private static String object(String type) {
        return type.replaceFirst("^MPIX?_", "");
    }

    private String qualified(String handle) {
        return classes.of(handle).qualified();
    }

    private String text(Function f, String key) {
        String text = rules.text(f.name(), key);
        return text.contains(OBJECT)
                ? text.replace(OBJECT, rules.text(objectOf(f).orElse(""), "object"))
                : text;
    }

    private static Function named(Function f, List<CallbackParam> names) {
        List<Param> params =
                IntStream.range(0, names.size())
                        .mapToObj(i -> new Param(names.get(i).name(), f.params().get(i).type()))
                        .toList();
        return new Function(f.name(), f.returns(), params, f.variadic());
    }

    /**
     * Describes when MPI calls the callback, what the callback may do, and the effect of its
     * exceptions.
     */
    private String calls(Function f) {
        String fails = text(f, "fails");
        String exceptions =
                f.returns().isVoid()
                        ? "An exception that leaves it ends the job, with rank and stack: " + fails
                        : "An {@link MPIException} that leaves it %s; any other exception ends the job, with rank and stack"
                                .formatted(fails);
        return "%s %s %s.".formatted(text(f, "when"), text(f, "may"), exceptions);
    }

    private String tags(Function f, List<CallbackParam> names) {
        List<String> tags = new ArrayList<>();
        for (CallbackParam p : names) {
            switch (p.role()) {
                case PASSED ->
                        tags.add("* @param %s %s".formatted(p.name(), text(f, "." + p.name())));
                case RESULT -> tags.add("* @return " + text(f, "." + p.name()));
                case HIDDEN -> {}
            }
        }
        return tags.isEmpty() ? "" : "*\n     " + String.join("\n     ", tags);
    }

    private String params(Function f, List<CallbackParam> names) {
        return String.join(
                ", ",
                typed(f, names, Role.PASSED, p -> " " + JavaNames.identifier(p.name())).toList());
    }

    private String result(Function f, List<CallbackParam> names) {
        return typed(f, names, Role.RESULT, p -> "").findFirst().orElse("void");
    }

    private Stream<String> typed(
            Function f,
            List<CallbackParam> names,
            Role role,
            java.util.function.Function<CallbackParam, String> after) {
        return IntStream.range(0, names.size())
                .filter(i -> names.get(i).role() == role)
                .mapToObj(
                        i ->
                                type(names.get(i), f.params().get(i).type())
                                        + after.apply(names.get(i)));
    }

    private String type(CallbackParam p, CType type) {
        if (!p.type().isEmpty()) {
            return p.type();
        }
        if (classes.has(object(type.base()))) {
            return object(type.base());
        }
        // Some numbers are passed by address in C; Java passes their values.
        return type.base().equals("void")
                ? "MemorySegment"
                : merged.javaType(CType.plain(type.base())).java();
    }
}
