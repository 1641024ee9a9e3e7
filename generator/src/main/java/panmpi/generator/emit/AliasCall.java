package panmpi.generator.emit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import panmpi.generator.emit.Body.JavaParam;

/**
 * Call of an mpiJava-style method from a camelCase method, which may have other parameters than the
 * method that it calls.
 *
 * @param method the method that is called
 * @param params the parameters of the caller
 * @param given for a parameter of the called method, by its name, the expression that the caller
 *     passes; for any other parameter, the caller passes its own parameter of that name
 */
record AliasCall(JavaMethod method, List<JavaParam> params, Map<String, String> given) {

    /** Copies the collections, so that the caller cannot change this record later. */
    AliasCall {
        params = List.copyOf(params);
        given = Map.copyOf(given);
    }

    /** Makes a call in which the caller has all parameters and passes them on unchanged. */
    static AliasCall of(JavaMethod method) {
        return new AliasCall(method, method.params(), Map.of());
    }

    /** Removes a parameter from the caller, which passes a fixed value for it. */
    AliasCall without(String name, String value) {
        return new AliasCall(
                method,
                params.stream().filter(p -> !p.name().equals(name)).toList(),
                with(name, value));
    }

    /**
     * Replaces a parameter of the caller by another one. The caller passes {@code value}, an
     * expression that is made of the new parameter.
     */
    AliasCall instead(String name, JavaParam other, String value) {
        return new AliasCall(
                method,
                params.stream().map(p -> p.name().equals(name) ? other : p).toList(),
                with(name, value));
    }

    /** Keeps a parameter of the caller, but passes an expression that is made of the parameter. */
    AliasCall passing(String name, String value) {
        return new AliasCall(method, params, with(name, value));
    }

    /** Returns the expression that the caller passes for a parameter of the called method. */
    String argument(String name) {
        return given.getOrDefault(name, name);
    }

    private Map<String, String> with(String name, String value) {
        Map<String, String> all = new LinkedHashMap<>(given);
        all.put(name, value);
        return all;
    }

    /** Returns the types of the caller's parameters. */
    List<String> types() {
        return params.stream().map(JavaParam::type).toList();
    }

    /** Returns the expression of the call. */
    String expression(String scope) {
        return method.params().stream()
                .map(p -> argument(p.name()))
                .collect(Collectors.joining(", ", scope + method.name() + "(", ")"));
    }

    /** Tests whether a parameter of the caller is also a parameter of the called method. */
    boolean shares(JavaParam p) {
        return method.params().contains(p);
    }
}
