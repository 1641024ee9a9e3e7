package panmpi.generator.diff;

import java.util.Map;
import panmpi.generator.model.Api;
import panmpi.generator.model.CType;
import panmpi.generator.model.Callback;
import panmpi.generator.model.Typedef;

/**
 * Decides whether a parameter or result type that differs between two headers breaks compiled
 * programs, or breaks their sources.
 *
 * @param old the header that programs were written for
 * @param now the header of the library that they run with
 */
record CTypes(Api old, Api now) {

    private static final Map<String, Integer> WIDTHS =
            Map.ofEntries(
                    Map.entry("void", 0),
                    Map.entry("char", 1),
                    Map.entry("signed char", 1),
                    Map.entry("unsigned char", 1),
                    Map.entry("short", 2),
                    Map.entry("int", 4),
                    Map.entry("unsigned", 4),
                    Map.entry("unsigned int", 4),
                    Map.entry("float", 4),
                    Map.entry("long", 8),
                    Map.entry("unsigned long", 8),
                    Map.entry("long long", 8),
                    Map.entry("unsigned long long", 8),
                    Map.entry("double", 8));

    /**
     * Effect of a changed type in a prototype: whether it breaks compiled programs, and whether it
     * breaks sources.
     */
    record Verdict(boolean binary, boolean source) {
        Verdict or(Verdict other) {
            return new Verdict(binary || other.binary, source || other.source);
        }
    }

    private static final Verdict NOTHING = new Verdict(false, false);

    /**
     * Compares the types of one parameter. Two types with the same name count as equal, since the
     * comparison of typedefs reports a changed definition once.
     */
    Verdict compare(CType before, CType after) {
        boolean constLost = before.isPointer() && before.constant() && !after.constant();
        Verdict constness = new Verdict(false, constLost);
        if (before.depth() != after.depth()) {
            return new Verdict(true, true);
        }
        if (before.base().equals(after.base())) {
            return constness;
        }
        String was = resolve(old, before.base());
        String is = resolve(now, after.base());
        if (was.equals(is)) {
            return constness;
        }
        boolean sameWidth = width(old, before.base()) == width(now, after.base());
        if (before.isPointer()) {
            // All addresses have the same size, but the data that they point to may have another
            // size.
            return new Verdict(!sameWidth, true).or(constness);
        }
        // Compiling anew converts a number that is passed by value, so that another type of number
        // breaks no sources; it breaks binaries only if the width differs.
        boolean numbers = isNumber(was) && isNumber(is);
        return sameWidth && numbers ? NOTHING : new Verdict(!sameWidth, !numbers);
    }

    private static boolean isNumber(String type) {
        return WIDTHS.getOrDefault(type, 0) > 0 || type.endsWith("_t") || type.equals("enum");
    }

    /**
     * Resolves a name to a plain C type, or to the result type and parameter types of a function.
     */
    private static String resolve(Api api, String base) {
        Callback callback = api.callbacks().get(base);
        if (callback != null) {
            return callback.shape().returns() + "(" + parameters(callback) + ")";
        }
        Typedef typedef = api.typedefs().get(base);
        boolean ends = typedef == null || typedef.definition().equals(base);
        return ends ? base.replaceFirst("^struct ", "") : resolve(api, typedef.definition());
    }

    private static String parameters(Callback callback) {
        return String.join(
                ", ", callback.shape().params().stream().map(p -> p.type().toString()).toList());
    }

    private static int width(Api api, String base) {
        Typedef typedef = api.typedefs().get(base);
        if (typedef != null) {
            return typedef.bytes();
        }
        boolean address = api.callbacks().containsKey(base) || base.endsWith("_t");
        return address ? Long.BYTES : WIDTHS.getOrDefault(base, -1);
    }
}
