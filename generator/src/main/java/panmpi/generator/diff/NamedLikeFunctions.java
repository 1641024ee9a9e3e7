package panmpi.generator.diff;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Known;
import panmpi.generator.report.Diagnostics;

/**
 * Leaves out constants of a header that have the names of functions of the binding, since the
 * binding keeps its functions.
 */
public final class NamedLikeFunctions {

    private NamedLikeFunctions() {}

    /**
     * Returns the header's facts without the constants that have names of functions.
     *
     * @param api the header's facts
     * @param known the functions of the binding
     * @param lines finds the lines of the header
     * @param diagnostics where each such constant is reported
     */
    public static Api without(Api api, Known known, HeaderLines lines, Diagnostics diagnostics) {
        List<Constant> wrong =
                api.constants().values().stream()
                        .filter(c -> known.functions().containsKey(c.name()))
                        .toList();
        if (wrong.isEmpty()) {
            return api;
        }
        SortedMap<String, Constant> rest = new TreeMap<>(api.constants());
        for (Constant c : wrong) {
            rest.remove(c.name());
            diagnostics.warning(
                    lines.mention(c.name()),
                    "%s is a constant here (%s), and a function of the binding; it is left out"
                            .formatted(c.name(), c.source().mark() + c.value()));
        }
        return new Api(
                api.identity(),
                api.functions(),
                rest,
                api.typedefs(),
                api.callbacks(),
                api.structs());
    }
}
