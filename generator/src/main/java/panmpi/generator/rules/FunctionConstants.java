package panmpi.generator.rules;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Function;
import panmpi.generator.model.Known;

/**
 * Turns functions that are new to the binding into constants if they are constants in other
 * snapshots: a header may declare a predefined callback such as {@code MPI_DUP_FN} as a function,
 * while other headers define it as a macro.
 */
final class FunctionConstants {

    private FunctionConstants() {}

    /**
     * Replaces each such function by a constant that is the address of the function. The functions
     * in {@code known} stay functions, since the binding has methods for them.
     */
    static List<Api> replace(List<Api> apis, Known known) {
        return apis.stream().map(api -> replace(api, apis, known)).toList();
    }

    private static Api replace(Api api, List<Api> apis, Known known) {
        SortedMap<String, Function> functions = new TreeMap<>(api.functions());
        functions.keySet().removeIf(name -> isConstant(name, apis, known));
        if (functions.size() == api.functions().size()) {
            return api;
        }
        SortedMap<String, Constant> constants = new TreeMap<>(api.constants());
        for (String name : api.functions().keySet()) {
            if (!functions.containsKey(name)) {
                constants.put(name, new Constant(name, "pointer", Constant.Source.ADDRESS, name));
            }
        }
        return new Api(
                api.identity(),
                functions,
                constants,
                api.typedefs(),
                api.callbacks(),
                api.structs());
    }

    private static boolean isConstant(String name, List<Api> apis, Known known) {
        return !known.functions().containsKey(name)
                && apis.stream()
                        .map(api -> api.constants().get(name))
                        .anyMatch(c -> c != null && c.type().equals("pointer"));
    }
}
