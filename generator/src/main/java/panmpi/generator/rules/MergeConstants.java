package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged.MergedConstant;
import panmpi.generator.model.Typedef;
import panmpi.generator.report.Diagnostics;

/**
 * Merges the constants of the snapshots, and gives each a Java type that can hold its value in
 * every library.
 *
 * @param handles types that are handles
 * @param diagnostics where constants that are left out are reported
 */
record MergeConstants(SortedSet<String> handles, Diagnostics diagnostics) {

    /**
     * Merges the constants of snapshots.
     *
     * @param apis the snapshots, in the order in which they take precedence
     * @param functions names that are functions in any header, so that they are no constants of the
     *     binding
     * @return the constants by their names
     */
    SortedMap<String, MergedConstant> merge(List<Api> apis, Set<String> functions) {
        SortedMap<String, MergedConstant> constants = new TreeMap<>();
        for (Api api : apis) {
            for (Constant c : api.constants().values()) {
                if (!c.isReadable() || c.type().equals("double")) {
                    diagnostics.warning(
                            api.identity().fileName(),
                            "%s is left out: it is %s of type %s, which no constant can have"
                                    .formatted(
                                            c.name(),
                                            c.isReadable() ? "a number" : "a variable",
                                            c.type()));
                    continue;
                }
                MergedConstant old = constants.get(c.name());
                JavaType java = wider(old == null ? null : old.java(), javaType(api, c));
                String type =
                        java == JavaType.HANDLE && handles.contains(c.type())
                                ? c.type()
                                : old == null ? "" : old.type();
                List<Api> in = old == null ? List.of(api) : plus(old.in(), api);
                constants.put(c.name(), new MergedConstant(c.name(), java, type, in));
            }
        }
        leaveToFunctions(constants, functions);
        return constants;
    }

    /** Removes the constants whose names are functions in any header. */
    private void leaveToFunctions(
            SortedMap<String, MergedConstant> constants, Set<String> functions) {
        for (String name : functions) {
            MergedConstant constant = constants.remove(name);
            if (constant != null) {
                diagnostics.warning(
                        constant.in().getFirst().identity().fileName(),
                        "%s is left out: a constant here, and a function of another header"
                                .formatted(name));
            }
        }
    }

    private JavaType javaType(Api api, Constant c) {
        Typedef typedef = api.typedefs().get(c.type());
        if (handles.contains(c.type())) {
            return JavaType.HANDLE;
        }
        if (typedef != null) {
            return typedef.carrier().equals("int") ? JavaType.INT : JavaType.LONG;
        }
        return switch (c.type()) {
            case "int" -> JavaType.INT;
            case "long" -> JavaType.LONG;
            case "double" -> JavaType.DOUBLE;
            case "string" -> JavaType.TEXT;
            default -> JavaType.POINTER;
        };
    }

    /**
     * Returns the wider of two carriers, since a constant that is an int in one library may be a
     * long, an address or a handle in another.
     */
    private static JavaType wider(JavaType a, JavaType b) {
        if (a == null) {
            return b;
        }
        return a.compareTo(b) >= 0 ? a : b;
    }

    private static List<Api> plus(List<Api> list, Api api) {
        List<Api> longer = new ArrayList<>(list);
        longer.add(api);
        return List.copyOf(longer);
    }
}
