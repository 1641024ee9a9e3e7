package panmpi.generator.track;

import java.util.Optional;
import java.util.stream.Collectors;
import panmpi.generator.model.Api;
import panmpi.generator.model.CType;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Function;

/**
 * Declaration of a name in one header: a function's prototype, or a constant's value and type.
 *
 * @param text the prototype, or the value and type
 * @param shape the part of the text that programs depend on
 */
record Fact(String text, String shape) {

    /** Finds the name in a header, if present. */
    static Optional<Fact> of(Api api, String name) {
        Function function = api.functions().get(name);
        if (function != null) {
            return Optional.of(new Fact(function.prototype(), shape(function)));
        }
        return Optional.ofNullable(api.constants().get(name)).map(Fact::of);
    }

    private static Fact of(Constant constant) {
        String value = constant.source().mark() + constant.value();
        boolean text = constant.type().equals("string");
        String said = (text ? '"' + value + '"' : value) + " (" + constant.type() + ")";
        return new Fact(said, said);
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
