package panmpi.generator.emit;

import java.util.List;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamUse;

/**
 * A message buffer among the parameters of a method, with its description.
 *
 * @param use the buffer
 * @param blocks its size in blocks
 * @param items the parameters that describe it, as the method has them: buffer to datatype
 * @param type the expression for its datatype
 * @param number how many blocks it holds
 * @param length how many items it holds
 * @param count the parameter that counts the items, of each block
 */
record MessageBuffer(
        ParamUse use,
        Blocks blocks,
        List<String> items,
        String type,
        String number,
        String length,
        ParamUse count) {

    /** Copies the list. */
    MessageBuffer {
        items = List.copyOf(items);
    }

    String name() {
        return items.getFirst();
    }

    /** The parameters that describe it, as arguments of a call. */
    String described() {
        return String.join(", ", items);
    }

    /** Returns buffer and offset, without count and datatype. */
    String bufferAndOffset() {
        return name() + ", " + items.get(1);
    }

    /** Tests whether it holds a block for each rank or neighbour. */
    boolean hasBlocks() {
        return switch (blocks) {
            case EVERYWHERE, AT_ROOT, INCOMING, OUTGOING -> true;
            case ONCE, ROOT_ONLY, SUM, OWN, PARTITIONS -> count.many();
        };
    }

    /** The expression for how many blocks an array of counts describes. */
    static String number(Blocks blocks, String counts) {
        return switch (blocks) {
            case ONCE, EVERYWHERE -> "peers()";
            case AT_ROOT, ROOT_ONLY -> "peersAtRoot(root)";
            case INCOMING -> "indegree()";
            case OUTGOING -> "outdegree()";
            case SUM, OWN, PARTITIONS -> counts + ".length";
        };
    }
}
