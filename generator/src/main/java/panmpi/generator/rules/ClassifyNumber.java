package panmpi.generator.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import panmpi.generator.model.ParamKind;

/**
 * Decides what a number means, or a pointer to numbers: by name, where position does not tell. A
 * name that no pattern fits tells nothing, and neither does a type that is no number of MPI's.
 */
final class ClassifyNumber {

    /** Types of numbers that a method of the facade can pass. */
    private static final String TYPES = "int|double|MPI_(Count|Aint|Offset)";

    /** Further numbers that a call takes or gives, one or several. */
    private static final String NUMBERS =
            "addr\\d|address|true_\\w+|base|\\w*disp|\\w*extent|\\w*size|lb|\\w*stride|offset|position|indx"
                    + "|amode|assert|color|direction|disp_unit|error|errorclass|errorcode|fd|key|level|lock_type"
                    + "|maxprocs|nnodes|order|partition(s|_low|_high)?|required|provided|split_type|typeclass|whence"
                    + "|combiner|indegree|outdegree|result|status|version|subversion"
                    + "|ndims|nedges|nkeys|nneighbors|npset_names"
                    + "|array_of_\\w+|coords|degrees|dims|\\w*weights";

    /** The first pattern that fits the whole name decides. */
    private static final Map<Pattern, ParamKind> NAMES = new LinkedHashMap<>();

    static {
        put("\\w*keyval", ParamKind.KEYVAL);
        put(
                "flag|is_\\w+|reorder|commute|high|weighted|periods|remain_dims"
                        + "|readonly|continuous|atomic",
                ParamKind.FLAG);
        put("\\w*tag", ParamKind.TAG);
        put("root", ParamKind.ROOT);
        put("dest|target_rank", ParamKind.DEST);
        put("source", ParamKind.SOURCE);
        put("\\w*ranks?\\d?|rank_\\w+|\\w+_leader|ranges", ParamKind.RANK);
        put("sources|destinations|neighbors|edges", ParamKind.RANK);
        put("num_\\w+|array_of_\\w*counts", ParamKind.NUMBER);
        put("\\w*count|\\w*counts|\\w*blocklengths?", ParamKind.COUNT);
        put("\\w*displs|\\w*displacements", ParamKind.DISPLACEMENT);
        put(NUMBERS, ParamKind.NUMBER);
    }

    private ClassifyNumber() {}

    private static void put(String regex, ParamKind kind) {
        NAMES.put(Pattern.compile(regex), kind);
    }

    static ParamKind kind(Site p) {
        if (!p.type().base().matches(TYPES)) {
            return ParamKind.UNKNOWN;
        }
        if (IsLength.test(p)) {
            return ParamKind.LENGTH;
        }
        ParamKind byName =
                NAMES.entrySet().stream()
                        .filter(e -> e.getKey().matcher(p.name()).matches())
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse(isIndex(p) ? ParamKind.NUMBER : ParamKind.UNKNOWN);
        boolean peer = byName == ParamKind.DEST || byName == ParamKind.SOURCE;
        return peer && p.type().isPointer() ? ParamKind.RANK : byName;
    }

    /** A lone {@code n} that is passed is the n-th; behind an address it may be a length. */
    private static boolean isIndex(Site p) {
        return p.name().equals("n") && !p.type().isPointer();
    }
}
