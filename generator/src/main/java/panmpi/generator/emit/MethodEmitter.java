package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import panmpi.generator.emit.JavaMethod.Code;
import panmpi.generator.emit.JavaMethod.Shape;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Step;

/**
 * Makes the method of a facade class for one form of a function, and its variants: the methods for
 * Java objects in place of buffers, and a camelCase method that returns no statuses.
 */
final class MethodEmitter {

    private final Form form;
    private final MethodDocs docs;
    private final Body body;
    private final Results results;
    private final BufferOwner owner;

    MethodEmitter(Form form, MethodDocs docs, NullResults nulls) {
        this.form = form;
        this.docs = docs;
        this.body = ParamSteps.of(form);
        this.owner = BufferOwner.of(form);
        this.results = returnsValue() ? value() : Results.of(form, body, docs, nulls);
    }

    Results results() {
        return results;
    }

    Body body() {
        return body;
    }

    /** Returns the name of the method in its usual form. */
    String name() {
        return form.method().name();
    }

    /** Makes the method under the given name. */
    JavaMethod method(String name) {
        return new JavaMethod(
                form.method().owner(),
                name,
                form.method().self().isEmpty(),
                body.params(),
                results.type(),
                docs.of(form, prototype(), body.params(), results.says()),
                new Code(
                        shape(),
                        form.function(),
                        new CallShapes(form, body).open(results.type()),
                        objects(),
                        statements(),
                        body.received(),
                        constant()));
    }

    /**
     * Makes a camelCase method that returns no statuses. It has the statements of the usual method,
     * but creates no Status objects.
     */
    JavaMethod withoutStatuses(JavaMethod alias) {
        List<String> lines = steps();
        lines.add(StatusSteps.unread(results.expression()) + ";");
        String frame = "Frame." + new CallShapes(form, body).open(results.type());
        String block = "try (Frame frame = %s) { %s }".formatted(frame, String.join("\n", lines));
        return new JavaMethod(
                alias.owner(),
                alias.name(),
                alias.isStatic(),
                alias.params(),
                alias.result(),
                alias.doc(),
                new Code(Shape.ALIAS, form.function(), "", List.of(), List.of(block), "", ""));
    }

    /**
     * Makes the methods for objects in place of buffers; an empty list if the call cannot carry
     * objects.
     */
    List<JavaMethod> objectMethods() {
        boolean exists = ObjectForm.exists(form, body, results);
        boolean canCarry = !objects().isEmpty() || new ObjectRequests(form, body).exist();
        if (!exists || !canCarry) {
            return List.of();
        }
        ObjectForm objects = new ObjectForm(form, body, results);
        List<JavaMethod> methods = new ArrayList<>();
        methods.add(method(objects, false));
        if (objects.hasStatus()) {
            methods.add(method(objects, true));
        }
        return methods;
    }

    private JavaMethod method(ObjectForm objects, boolean withStatus) {
        return new JavaMethod(
                form.method().owner(),
                objects.name(),
                false,
                objects.params(withStatus),
                objects.type(),
                docs.ofObjects(form, prototype(), objects.params(withStatus), objects),
                new Code(
                        Shape.OBJECTS,
                        form.function(),
                        "",
                        List.of(),
                        objects.statements(withStatus),
                        "",
                        ""));
    }

    private Shape shape() {
        if (isConstant()) {
            return Shape.CONSTANT;
        }
        return receives() ? Shape.RECEIVE : Shape.PLAIN;
    }

    /**
     * Tests whether the method returns a property that never changes for one object, such as the
     * rank or the size of a communicator.
     */
    private boolean isConstant() {
        return form.params().size() == 2 && form.method().type().constants().contains(constant());
    }

    private String constant() {
        return body.outputs().isEmpty() ? "" : body.outputs().getFirst().name();
    }

    /**
     * Tests whether the method only receives and returns a status: the status is then made after
     * the {@code Frame} is closed, where the JIT's escape analysis can remove a status that is not
     * used.
     */
    private boolean receives() {
        return owner == BufferOwner.CALL
                && form.is(results.type(), Trait.STATUS)
                && !body.received().equals("null");
    }

    private List<String> objects() {
        return new ObjectBranches(form, results, new Relatives(form, body)).statements();
    }

    private String prototype() {
        return form.large()
                ? form.method().large().orElseThrow().prototype()
                : form.method().function().prototype();
    }

    /**
     * Tests whether the function returns a value, such as a time or an address, and not an error
     * code.
     */
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

    /**
     * Returns the statements that check that no two buffers overlap; packed bytes count as a
     * buffer.
     */
    private List<String> apart() {
        List<String> lines = new ArrayList<>();
        List<String> accessed = body.accessed();
        for (int i = 0; i < accessed.size(); i++) {
            for (String other : accessed.subList(i + 1, accessed.size())) {
                lines.add("frame.mustBeApart(%s, %s);".formatted(accessed.get(i), other));
            }
        }
        return lines;
    }

    private List<String> statements() {
        if (returnsValue()) {
            return body.returning(form.function());
        }
        List<String> lines = steps();
        if (receives()) {
            lines.add("return " + statusAt() + ";");
        } else if (!results.expression().isEmpty()) {
            lines.add("return " + results.expression() + ";");
        }
        return lines;
    }

    /** Returns all statements of the method before its return statement. */
    private List<String> steps() {
        String usual = form.method().function().name();
        List<String> lines = new ArrayList<>();
        form.method().hints().before().map(this::statement).ifPresent(lines::add);
        lines.addAll(apart());
        lines.addAll(body.statements(form.function(), usual, form.large() ? form.hasLarge() : ""));
        lines.addAll(fences());
        if (owner == BufferOwner.OBJECT) {
            lines.add(hold());
        }
        form.method().hints().after().map(this::statement).ifPresent(lines::add);
        return lines;
    }

    private String statement(Step step) {
        return new References(form).statement(step, body.outputs());
    }

    private String statusAt() {
        return JavaNames.identifier(body.outputs().getFirst().name()) + "At";
    }

    /**
     * Returns the statements that keep objects reachable until the call is over, so that the
     * garbage collector does not free their handles while MPI uses them.
     */
    private List<String> fences() {
        List<String> lines = new ArrayList<>();
        if (!form.method().self().isEmpty() && form.isOf(Trait.COLLECTED)) {
            lines.add("Reference.reachabilityFence(this);");
        }
        for (Body.JavaParam p : body.params()) {
            if (form.is(p.type().replace("[]", ""), Trait.COLLECTED)) {
                lines.add("Reference.reachabilityFence(" + p.name() + ");");
            }
        }
        return lines;
    }

    private String hold() {
        return form.isOf(Trait.WINDOW) ? "hold(frame, target_rank);" : "hold(frame, buf, bufAt);";
    }
}
