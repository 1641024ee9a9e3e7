package panmpi.generator.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.Known;

/** Finds new functions whose method would have the same name as the method of another function. */
public final class NameClashes {

    private NameClashes() {}

    /**
     * Returns the functions that get no method, with the reasons. Of a known and a new function,
     * the known one keeps its method.
     *
     * @param methods the methods of each function
     * @param known the functions that have a method already
     */
    public static SortedMap<String, String> find(
            SortedMap<String, List<FacadeMethod>> methods, Known known) {
        Map<String, String> taken = new HashMap<>();
        methods.forEach(
                (function, list) -> {
                    if (known.functions().containsKey(function)) {
                        list.forEach(m -> taken.put(name(m), function));
                    }
                });
        SortedMap<String, String> clashes = new TreeMap<>();
        methods.forEach(
                (function, list) -> {
                    if (!known.functions().containsKey(function)) {
                        for (FacadeMethod m : list) {
                            String other = taken.putIfAbsent(name(m), function);
                            if (other != null && !other.equals(function)) {
                                clashes.put(
                                        function,
                                        "its method would be %s, which is that of %s; a `name` or `owner` line in exceptions.rules can tell them apart"
                                                .formatted(name(m), other));
                            }
                        }
                    }
                });
        return clashes;
    }

    private static String name(FacadeMethod m) {
        return m.owner() + "." + m.name();
    }
}
