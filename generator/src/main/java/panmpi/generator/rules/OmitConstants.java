package panmpi.generator.rules;

import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.model.Api;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged.MergedConstant;

/**
 * Finds constants that are of no use to programs: the numbers that a library gives to its
 * functions, for tools that wrap them.
 *
 * <p>There is a constant for each function, with the function's name and {@code _T}, and one for
 * the number of functions. Their values differ between versions of a library.
 */
final class OmitConstants {

    private static final String SUFFIX = "_T";

    private final Map<String, String> functions = new HashMap<>();

    /**
     * Makes the rule.
     *
     * @param functions the names of all functions
     */
    OmitConstants(Collection<String> functions) {
        functions.forEach(f -> this.functions.put(f.toUpperCase(Locale.ROOT), f));
    }

    /** Returns the reason for each constant that is left out. */
    SortedMap<String, String> omit(Collection<MergedConstant> constants) {
        SortedMap<String, String> omitted = new TreeMap<>();
        // Snapshots are compared by identity, since a large record takes long to hash.
        Map<Api, Integer> numbers = new IdentityHashMap<>();
        for (MergedConstant c : constants) {
            String function = functions.get(stem(c));
            if (function != null) {
                omitted.put(c.name(), "the number of " + function + " in tables of wrappers");
                c.in().forEach(api -> numbers.merge(api, 1, Integer::sum));
            }
        }
        for (MergedConstant c : constants) {
            if (!stem(c).isEmpty() && c.in().stream().allMatch(api -> counts(api, c, numbers))) {
                omitted.put(c.name(), "how many functions have a number in tables of wrappers");
            }
        }
        return omitted;
    }

    /**
     * Returns the name of a constant without the suffix {@code _T}, in upper case; empty if the
     * name has no such suffix or the constant is not an {@code int}.
     */
    private static String stem(MergedConstant c) {
        boolean plain =
                c.java() == JavaType.INT
                        && c.name().endsWith(SUFFIX)
                        && c.in().stream()
                                .allMatch(a -> a.constants().get(c.name()).type().equals("int"));
        return plain
                ? c.name()
                        .substring(0, c.name().length() - SUFFIX.length())
                        .toUpperCase(Locale.ROOT)
                : "";
    }

    private static boolean counts(Api api, MergedConstant c, Map<Api, Integer> numbers) {
        Integer count = numbers.get(api);
        return count != null && api.constants().get(c.name()).value().equals(count.toString());
    }
}
