package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeClass;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Result of a facade method, as in mpiJava. A single output is the result; several outputs become a
 * record. A flag among several outputs is left out: if MPI sets it to false, the result is null.
 *
 * @param type the Java type
 * @param expression the returned expression; empty for {@code void}
 * @param says the text of {@code @return}; empty for {@code void}
 * @param components the components of the record that the type is; empty for other types
 */
record Results(String type, String expression, String says, List<Output> components) {

    static Results of(Form form, Body body, MethodDocs docs, NullResults nulls) {
        List<Output> outputs = new ArrayList<>();
        body.outputs().forEach(o -> outputs.add(nulls.apply(form, o)));
        Optional<Output> flag =
                outputs.size() > 1 ? take(outputs, "flag", ParamKind.FLAG) : Optional.empty();
        new StatusResults(outputs).merge();
        new MemoryResults(form, outputs).merge();
        new WindowResults(form, outputs).merge();
        Results plain = plain(form, outputs, docs, nulls);
        return flag.map(f -> plain.ifFlag(f.read(), docs.nullWhere(form, f))).orElse(plain);
    }

    private static Results plain(
            Form form, List<Output> outputs, MethodDocs docs, NullResults nulls) {
        if (outputs.isEmpty()) {
            return new Results("void", "", "", List.of());
        }
        if (outputs.size() == 1) {
            Output only = outputs.getFirst();
            String says =
                    docs.result(form, only) + (nulls.covers(form, only) ? docs.noObject(form) : "");
            return new Results(only.type(), only.read(), says, List.of());
        }
        String name = form.method().hints().returns();
        if (name.isEmpty() || outputs.stream().anyMatch(o -> o.type().equals(name))) {
            return new Results(
                    recordName(form.method()),
                    construct(recordName(form.method()), outputs),
                    docs.results(form, outputs),
                    List.copyOf(outputs));
        }
        return new Results(name, construct(name, outputs), docs.results(form, outputs), List.of());
    }

    private static String construct(String name, List<Output> outputs) {
        return "new %s(%s)"
                .formatted(name, String.join(", ", outputs.stream().map(Output::read).toList()));
    }

    /**
     * Returns the name of the record, such as {@code DatatypeTrueExtent} for {@code
     * Get_true_extent} of {@code Datatype}.
     */
    private static String recordName(FacadeMethod method) {
        StringBuilder name = new StringBuilder(method.owner());
        for (String word : method.names().words().replaceFirst("^(?i:get)_", "").split("_")) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return name.toString();
    }

    private Results ifFlag(String flag, String nullWhere) {
        String boxed =
                switch (type) {
                    case "int" -> "Integer";
                    case "long" -> "Long";
                    case "boolean" -> "Boolean";
                    default -> type;
                };
        return new Results(
                boxed, flag + " ? " + expression + " : null", says + nullWhere, components);
    }

    /** Removes an output from a list and returns it; empty if the list does not have it. */
    static Optional<Output> take(List<Output> outputs, String name, ParamKind kind) {
        Optional<Output> found =
                outputs.stream()
                        .filter(o -> o.of().kind() == kind && o.name().equals(name))
                        .findFirst();
        found.ifPresent(outputs::remove);
        return found;
    }

    /** Returns the class of the object that a call returns in an output. */
    static String typeOf(Form form, ParamUse p) {
        FacadeMethod m = form.method();
        if (!m.hints().returns().isEmpty()) {
            return m.hints().returns();
        }
        Classes classes = form.classes();
        FacadeClass type = classes.of(p.base());
        boolean repeats = m.function().name().replaceFirst("_c$", "").endsWith("_init");
        return classes.find(c -> isOf(c, type) && repeats && c.has(Trait.PERSISTENT))
                .or(() -> classes.find(c -> isOf(c, type) && isNamed(c, p.name())))
                .or(() -> classes.find(c -> isOf(c, type) && c.has(Trait.DEFAULT)))
                .map(c -> isNamed(c, p.name()) || !isOwn(m, type) ? c : m.type())
                .orElse(type)
                .name();
    }

    private static boolean isOf(FacadeClass c, FacadeClass handle) {
        return c.handle().equals(handle.name());
    }

    /**
     * Tests whether an output's name contains a word by which {@code classes.rules} assigns it to
     * the class.
     */
    private static boolean isNamed(FacadeClass c, String output) {
        return c.made().stream().anyMatch(output::contains);
    }

    /** Tests whether the objects that a call makes can be of the class that has its method. */
    private static boolean isOwn(FacadeMethod m, FacadeClass handle) {
        return isOf(m.type(), handle) && !m.type().has(Trait.ABSTRACT);
    }
}
