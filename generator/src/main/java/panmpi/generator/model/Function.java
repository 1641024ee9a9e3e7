package panmpi.generator.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A function of the header.
 *
 * @param name its C name
 * @param returns the type of its result
 * @param params its named parameters, in order
 * @param variadic whether {@code ...} follows them
 */
public record Function(String name, CType returns, List<Param> params, boolean variadic) {

    /** Copies the list, so that the caller cannot change this record later. */
    public Function {
        params = List.copyOf(params);
    }

    /** Returns the C prototype, in the normalized form that snapshots use. */
    public String prototype() {
        String list = params.stream().map(Param::toString).collect(Collectors.joining(", "));
        if (variadic) {
            list += list.isEmpty() ? "..." : ", ...";
        }
        return returns.declare(name) + "(" + (list.isEmpty() ? "void" : list) + ")";
    }
}
