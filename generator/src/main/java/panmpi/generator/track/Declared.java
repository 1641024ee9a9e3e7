package panmpi.generator.track;

import java.util.Optional;
import java.util.stream.Collectors;
import panmpi.generator.model.Api;
import panmpi.generator.model.CType;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Function;

/**
 * Declaration of a name in one header: the prototype of a function, or the value and type of a
 * constant.
 *
 * @param text the prototype, or the value and type
 * @param shape for a prototype, only the types, without the names of parameters; for a constant,
 *     the whole text
 */
record Declared(String text, String shape) {

    /** Finds a function or constant in a header; empty if the header does not declare the name. */
    static Optional<Declared> of(Api api, String name) {
        Function function = api.functions().get(name);
        if (function != null) {
            return Optional.of(new Declared(function.prototype(), shape(function)));
        }
        return Optional.ofNullable(api.constants().get(name)).map(Declared::of);
    }

    private static Declared of(Constant constant) {
        String value = constant.source().mark() + constant.value();
        boolean text = constant.type().equals("string");
        String said = (text ? '"' + value + '"' : value) + " (" + constant.type() + ")";
        return new Declared(said, said);
    }

    /** Returns only the types of a prototype; a parameter {@code int v[]} becomes {@code int *}. */
    private static String shape(Function f) {
        String params =
                f.params().stream().map(p -> shape(p.type())).collect(Collectors.joining(", "));
        return shape(f.returns()) + "(" + params + (f.variadic() ? ", ...)" : ")");
    }

    private static String shape(CType type) {
        return (type.constant() ? "const " : "") + type.base() + "*".repeat(type.depth());
    }
}
