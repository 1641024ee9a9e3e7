package panmpi.generator.emit;

import java.util.List;
import java.util.stream.Collectors;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;
import panmpi.generator.model.Reference;
import panmpi.generator.model.Step;

/**
 * Translates references of {@code exceptions.rules}, which name C functions and their parameters,
 * to Java.
 *
 * @param form the method with the reference, in its usual or its large form
 */
record References(Form form) {

    /**
     * Returns the expression for a length or a number of operands. The {@code text} is a reference
     * such as {@code MPI_Comm_rank.rank}, or {@code incoming} or {@code outgoing} for the number of
     * neighbours that send to this rank or that this rank sends to.
     */
    String expression(String text) {
        return Reference.parse(text)
                .map(this::call)
                .orElseGet(() -> MessageBuffer.number(blocks(text), ""));
    }

    private static Blocks blocks(String text) {
        return text.equals("incoming") ? Blocks.INCOMING : Blocks.OUTGOING;
    }

    private String call(Reference r) {
        FacadeMethod method =
                form.methods()
                        .find(form.method(), r.function())
                        .orElseThrow(() -> wrong(r, "the facade has no method of it"));
        List<ParamUse> outputs =
                method.params().stream().filter(p -> p.direction() == Direction.OUT).toList();
        if (outputs.stream().noneMatch(p -> p.name().equals(r.output()))) {
            throw wrong(r, "it has no output '" + r.output() + "'");
        }
        String part = outputs.size() > 1 ? "." + JavaNames.identifier(r.output()) + "()" : "";
        String added = r.added() == 0 ? "" : "+" + r.added();
        return "%s(%s)%s%s".formatted(method.name(), arguments(method, r), part, added);
    }

    /**
     * Returns the arguments for the inputs of the called method: this method's parameters of the
     * same names.
     */
    private String arguments(FacadeMethod method, Reference r) {
        return method.params().stream()
                .filter(p -> p.direction() != Direction.OUT && !method.isSelf(p))
                .map(p -> own(p, r))
                .collect(Collectors.joining(", "));
    }

    private String own(ParamUse p, Reference r) {
        if (form.params().stream().noneMatch(q -> q.name().equals(p.name()))) {
            throw wrong(
                    r,
                    "it needs '%s', which is not a parameter of this function".formatted(p.name()));
        }
        return JavaNames.identifier(p.name());
    }

    private IllegalArgumentException wrong(Reference r, String why) {
        return new IllegalArgumentException(
                "exceptions.rules refers to %s: %s".formatted(r.function(), why));
    }

    /**
     * Returns the Java statement for a step, which the method executes before or after the C call.
     */
    String statement(Step step, List<Output> outputs) {
        return step.kind()
                        .java(
                                step.params().stream()
                                        .map(p -> value(p, step, outputs))
                                        .collect(Collectors.joining(", ")))
                + ";";
    }

    private String value(String param, Step step, List<Output> outputs) {
        ParamUse p =
                form.params().stream()
                        .filter(q -> q.name().equals(param))
                        .findFirst()
                        .orElseThrow(() -> unknown(param, step));
        if (form.method().isSelf(p)) {
            return "this";
        }
        return outputs.stream()
                .filter(o -> o.name().equals(param))
                .findFirst()
                .map(References::output)
                .orElse(JavaNames.identifier(param));
    }

    private static IllegalArgumentException unknown(String param, Step step) {
        return new IllegalArgumentException(
                "exceptions.rules says '%s(%s)', and no parameter is called so"
                        .formatted(step.kind().word(), param));
    }

    /**
     * Returns the expression for an output in a step. For an object it is the handle, since the
     * method makes the object itself, once, when it returns.
     */
    private static String output(Output output) {
        ParamUse p = output.of();
        return p.kind() == ParamKind.HANDLE ? Body.handleAt(p) : output.read();
    }
}
