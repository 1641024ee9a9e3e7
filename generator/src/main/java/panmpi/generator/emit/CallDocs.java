package panmpi.generator.emit;

import java.util.Locale;
import java.util.Map;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Writes phrases about parameters for Javadoc, by the parameters' kinds; they are used if {@code
 * words.txt} has no phrase for a parameter's name.
 */
final class CallDocs {

    private static final Map<ParamKind, String> SAYS =
            Map.ofEntries(
                    Map.entry(ParamKind.COUNT, "number of elements"),
                    Map.entry(ParamKind.DISPLACEMENT, "where each block begins"),
                    Map.entry(ParamKind.DATATYPE, "datatype of the elements"),
                    Map.entry(ParamKind.DEST, "rank of the other process, or MPI.PROC_NULL"),
                    Map.entry(
                            ParamKind.SOURCE,
                            "rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL"),
                    Map.entry(ParamKind.ROOT, "rank of the root"),
                    Map.entry(ParamKind.TAG, "tag of the message"),
                    Map.entry(ParamKind.KEYVAL, "key of the attribute"),
                    Map.entry(ParamKind.FLAG, "true or false"));

    private CallDocs() {}

    static String buffer(ParamUse p) {
        String what =
                switch (p.direction()) {
                    case IN -> "is read";
                    case OUT -> "is filled";
                    case INOUT -> "is read, filled, or both";
                };
        return "array, segment or direct buffer that " + what;
    }

    static String packed(ParamUse p) {
        return "byte array or segment of packed data that is "
                + (p.direction() == Direction.IN ? "read" : "filled");
    }

    static String number(ParamUse p) {
        boolean ranks = p.kind() == ParamKind.SOURCE || p.kind() == ParamKind.DEST;
        String said =
                ranks && p.many() ? "ranks" : SAYS.getOrDefault(p.kind(), Words.plain(p.name()));
        return p.many() && p.kind() == ParamKind.COUNT ? "number of elements of each block" : said;
    }

    static String object(ParamUse p) {
        String type = p.typeName().toLowerCase(Locale.ROOT);
        String words = SAYS.getOrDefault(p.kind(), Words.plain(p.name()));
        if (p.many()) {
            return type + "s";
        }
        return words.equals(type) || words.equals("comm") ? "the " + type : words;
    }

    static String text(ParamUse p) {
        return Words.plain(p.name()) + (p.many() ? ", several texts; null for none" : ", a text");
    }

    /** Describes in Javadoc how many blocks a buffer holds. */
    static String says(Blocks blocks) {
        return switch (blocks) {
            case ONCE -> "";
            case EVERYWHERE -> ", one block for each rank";
            case AT_ROOT -> ", one block for each rank; significant only at the root";
            case ROOT_ONLY -> "; significant only at the root";
            case INCOMING -> ", one block from each neighbour that sends here";
            case OUTGOING -> ", one block for each neighbour that is sent to";
            case SUM -> ", as many elements as all counts together";
            case OWN -> ", as many elements as this rank's count";
            case PARTITIONS -> ", one block for each partition";
        };
    }
}
