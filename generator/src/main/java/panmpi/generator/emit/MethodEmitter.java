package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import panmpi.generator.model.Direction;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.ParamKind;

/** Writes one method of a facade class: the statements of its body, in the order they run. */
final class MethodEmitter {

    /** The classes whose objects free themselves. */
    private static final Set<String> FREED =
            Set.of("Datatype", "Errhandler", "Group", "Info", "Op");

    private final Template template;
    private final Form form;
    private final MethodDocs docs;
    private final Body body;
    private final Results results;

    MethodEmitter(Template template, Form form, MethodDocs docs) {
        this.template = template;
        this.form = form;
        this.docs = docs;
        this.body = ParamSteps.of(form);
        this.results = returnsValue() ? value() : Results.of(form, body, docs);
    }

    Results results() {
        return results;
    }

    Body body() {
        return body;
    }

    /**
     * Writes the method.
     *
     * @param name its name
     * @param methods the names of all methods of the facade, which this one may call
     */
    String emit(String name, Set<String> methods) {
        return template.fill(
                Map.ofEntries(
                        Map.entry("summary", docs.text(form)),
                        Map.entry("prototype", JavaNames.code(prototype())),
                        Map.entry("tags", docs.tags(form, body, results)),
                        Map.entry("static", form.method().self().isEmpty() ? "static" : ""),
                        Map.entry("Return", results.type()),
                        Map.entry("method", name),
                        Map.entry(
                                "params",
                                body.params().stream()
                                        .map(Object::toString)
                                        .collect(Collectors.joining(", "))),
                        Map.entry("objects", objects(name, methods)),
                        Map.entry("open", open()),
                        Map.entry("function", form.function()),
                        Map.entry("statements", String.join("\n", statements()))));
    }

    private String objects(String name, Set<String> methods) {
        Relatives relatives = new Relatives(name, body, methods);
        return String.join("\n", new ObjectBranches(form, results, relatives).statements());
    }

    private String prototype() {
        return form.large()
                ? form.method().large().orElseThrow().prototype()
                : form.method().function().prototype();
    }

    /** A function whose result is no error code: a time, an address. */
    private boolean returnsValue() {
        return form.merged().javaType(form.method().function().returns()) != JavaType.INT;
    }

    private Results value() {
        return new Results(
                form.merged().javaType(form.method().function().returns()).java(),
                "",
                docs.value(form),
                List.of());
    }

    /** With packed bytes as one of them. */
    private boolean hasSeveralBuffers() {
        return form.params().stream()
                        .filter(p -> p.kind() == ParamKind.BUFFER || p.kind() == ParamKind.MEMORY)
                        .count()
                > 1;
    }

    private List<String> statements() {
        if (returnsValue()) {
            return body.returning(form.function());
        }
        String usual = form.method().function().name();
        List<String> lines = new ArrayList<>();
        if (!form.method().hints().before().isEmpty()) {
            lines.add(form.method().hints().before() + ";");
        }
        if (hasSeveralBuffers()) {
            lines.add("frame.mustBeApart();");
        }
        if (!form.large() && body.buffers().size() == 2 && ObjectCollectives.op(form).isPresent()) {
            lines.add("frame.mayReplace();");
        }
        lines.addAll(body.statements(form.function(), usual, form.large() ? form.hasLarge() : ""));
        lines.addAll(fences());
        if (isHeld()) {
            lines.add(hold());
        }
        if (!form.method().hints().after().isEmpty()) {
            lines.add(form.method().hints().after() + ";");
        }
        if (!results.expression().isEmpty()) {
            lines.add("return " + results.expression() + ";");
        }
        return lines;
    }

    /** What frees itself must not be collected between the reading of its handle and the call. */
    private List<String> fences() {
        List<String> lines = new ArrayList<>();
        if (!form.method().self().isEmpty() && FREED.contains(form.method().owner())) {
            lines.add("Reference.reachabilityFence(this);");
        }
        for (Body.JavaParam p : body.params()) {
            if (FREED.contains(p.type().replace("[]", ""))) {
                lines.add("Reference.reachabilityFence(" + p.name() + ");");
            }
        }
        return lines;
    }

    /** How the frame is opened: what becomes of staged buffers when it closes. */
    private String open() {
        if (form.method().hints().anytime()) {
            return "anytime";
        }
        return ObjectSteps.isNonblocking(form) || isHeld() ? "nonblocking" : "open";
    }

    /**
     * Whether the object keeps the buffers: a window until it is synchronised, a file until the
     * end.
     */
    private boolean isHeld() {
        boolean keeps = List.of("Win", "File").contains(form.method().owner());
        return keeps
                && form.method().has(ParamKind.BUFFER)
                && form.method().has(ParamKind.DATATYPE)
                && !ObjectSteps.isNonblocking(form)
                && !form.has(ParamKind.STATUS, Direction.OUT);
    }

    private String hold() {
        return form.method().owner().equals("Win")
                ? "hold(frame.staged(), target_rank);"
                : "hold(frame.staged(), buf, bufAt);";
    }
}
