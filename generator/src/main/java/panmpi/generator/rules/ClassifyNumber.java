package panmpi.generator.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import panmpi.generator.model.ParamKind;

/**
 * Decides the kind of a number or a pointer to numbers: a length by its position, any other kind by
 * its name.
 */
final class ClassifyNumber {

    /**
     * Kinds of numbers by patterns of the parameters' names. A pattern must match the whole name;
     * the first pattern that matches is used.
     */
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
        put("target_disp", ParamKind.TARGET_DISPLACEMENT);
        put("\\w*displs|\\w*displacements", ParamKind.DISPLACEMENT);
    }

    private ClassifyNumber() {}

    private static void put(String regex, ParamKind kind) {
        NAMES.put(Pattern.compile(regex), kind);
    }

    static ParamKind kind(Site p) {
        if (IsLength.test(p)) {
            return ParamKind.LENGTH;
        }
        ParamKind byName =
                NAMES.entrySet().stream()
                        .filter(e -> e.getKey().matcher(p.name()).matches())
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse(ParamKind.NUMBER);
        boolean peer = byName == ParamKind.DEST || byName == ParamKind.SOURCE;
        return peer && p.type().isPointer() ? ParamKind.RANK : byName;
    }
}
