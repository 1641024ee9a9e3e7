package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.emit.AliasInPlace.OneBuffer;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.emit.JavaMethod.Code;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.rules.AliasSpelling;

/**
 * Makes the camelCase methods for one mpiJava-style method. All of them only call that method,
 * except those that {@link MethodEmitter#withoutStatuses} makes.
 */
final class AliasEmitter {

    private final AliasSpelling spelling;
    private final MethodDocs docs;

    AliasEmitter(AliasSpelling spelling, MethodDocs docs) {
        this.spelling = spelling;
        this.docs = docs;
    }

    /**
     * Makes the camelCase methods for the usual form, including those that take objects instead of
     * buffers.
     */
    List<JavaMethod> usual(Form form, MethodEmitter usual) {
        FacadeMethod m = form.method();
        String function = m.function().name();
        if (spelling.isByHand(function)) {
            return List.of();
        }
        List<JavaMethod> all = new ArrayList<>();
        AliasResults results =
                new AliasResults(form, usual.results(), spelling.returns(function), docs);
        AliasCall call = new AliasArguments(form).of(usual);
        for (AliasResults.Shape shape : results.shapes()) {
            String name =
                    shape.suffix().isEmpty()
                            ? spelling.name(m)
                            : spelling.regular(m) + shape.suffix();
            JavaMethod plain = method(name, call, shape, "");
            all.add(results.dropsStatuses(shape) ? usual.withoutStatuses(plain) : plain);
            shorter(function, call).ifPresent(c -> all.add(method(name, c, shape, "")));
            narrower(function, call).ifPresent(c -> all.add(method(name, c, shape, "")));
        }
        AliasResults.Shape plain = results.shapes().getLast();
        for (OneBuffer one : AliasInPlace.of(form, usual.body(), call)) {
            all.add(inPlace(spelling.name(m), one, plain));
        }
        objects(spelling.name(m), usual.objectMethods(), all);
        return all;
    }

    /**
     * Makes the camelCase methods for the large form, whose mpiJava-style method is called {@code
     * name}.
     */
    List<JavaMethod> large(Form form, MethodEmitter usual, MethodEmitter large, String name) {
        FacadeMethod m = form.method();
        if (spelling.isByHand(m.function().name())) {
            return List.of();
        }
        List<JavaMethod> all = new ArrayList<>();
        AliasCall call = AliasCall.of(large.method(name));
        AliasResults.Shape shape =
                new AliasResults(form, large.results(), Optional.empty(), docs).shapes().getLast();
        String alias = name.equals(m.name()) ? spelling.name(m) : spelling.name(m) + "Long";
        AliasCall narrow = new AliasArguments(form).of(usual);
        all.add(method(alias, call, shape, ""));
        if (name.equals(m.name()) && AliasBridge.isNeeded(narrow.types(), call.types())) {
            all.add(method(alias, AliasBridge.of(narrow, call.types()), shape, ""));
        }
        return all;
    }

    /**
     * Makes a copy of a camelCase method for a second class, {@code owner}, which has the method by
     * the naming rules, too. The copy calls the original: if the original is static, by the name of
     * its class, else after it has converted {@code this} to that class by a method such as {@code
     * asIntracomm()}.
     */
    JavaMethod elsewhere(JavaMethod alias, FacadeMethod m, String owner) {
        AliasCall call = AliasCall.of(alias);
        String scope = alias.isStatic() ? m.owner() + "." : "as%s().".formatted(m.owner());
        String statement =
                (alias.result().equals("void") ? "" : "return ") + call.expression(scope) + ";";
        return new JavaMethod(
                owner,
                alias.name(),
                alias.isStatic(),
                alias.params(),
                alias.result(),
                AliasDocs.elsewhere(alias, m.owner()),
                code(alias.body().function(), List.of(statement)));
    }

    private Optional<AliasCall> shorter(String function, AliasCall call) {
        AliasCall shorter = call;
        for (JavaParam p : call.params()) {
            if (spelling.isOptional(function, p.name())) {
                shorter = shorter.without(p.name(), AliasOptional.value(p.type()));
            }
        }
        return shorter == call ? Optional.empty() : Optional.of(shorter);
    }

    private Optional<AliasCall> narrower(String function, AliasCall call) {
        if (!spelling.isNarrow(function)) {
            return Optional.empty();
        }
        AliasCall narrower = call;
        for (JavaParam p : call.params()) {
            if (p.type().equals("long[]")) {
                JavaParam ints = new JavaParam("int[]", p.name(), p.says());
                String wide = "CallNumbers.widened(" + call.argument(p.name()) + ")";
                narrower = narrower.instead(p.name(), ints, wide);
            }
        }
        return Optional.of(narrower);
    }

    private void objects(String name, List<JavaMethod> methods, List<JavaMethod> all) {
        for (JavaMethod m : methods) {
            if (!m.name().equals(name)) {
                AliasResults.Shape shape =
                        new AliasResults.Shape("", m.result(), List.of(returned(m)), "");
                all.add(method(name, AliasCall.of(m), shape, ""));
            }
        }
    }

    private static String returned(JavaMethod m) {
        return m.result().equals("void") ? "%s;" : "return %s;";
    }

    private JavaMethod inPlace(String name, OneBuffer one, AliasResults.Shape shape) {
        JavaMethod plain = method(name, one.call(), shape, ", with one buffer for both");
        if (one.elsewhere().isEmpty()) {
            return plain;
        }
        String here = shape.statements().getFirst().formatted(one.call().expression(""));
        String there =
                shape.statements().getFirst().formatted(one.elsewhere().get().expression(""));
        String statement = "if (isRoot(root)) { %s } else { %s }".formatted(here, there);
        return new JavaMethod(
                plain.owner(),
                name,
                false,
                plain.params(),
                plain.result(),
                plain.doc(),
                code(plain.body().function(), List.of(statement)));
    }

    private JavaMethod method(
            String name, AliasCall call, AliasResults.Shape shape, String difference) {
        JavaMethod m = call.method();
        List<String> statements =
                shape.statements().stream()
                        .map(s -> s.contains("%s") ? s.formatted(call.expression("")) : s)
                        .toList();
        return new JavaMethod(
                m.owner(),
                name,
                m.isStatic(),
                call.params(),
                shape.type(),
                AliasDocs.of(call, shape, difference),
                code(m.body().function(), statements));
    }

    private static Code code(String function, List<String> statements) {
        return new Code(JavaMethod.Shape.ALIAS, function, "", List.of(), statements, "", "");
    }
}
