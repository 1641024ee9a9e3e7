package panmpi.generator.emit;

import java.util.List;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamUse;

/**
 * A message buffer among the parameters of a method, with its description.
 *
 * @param use the buffer, as a parameter of the C function
 * @param blocks how its size follows from its count
 * @param items names of the method's parameters from the buffer to its datatype, in order
 * @param type the expression for its datatype
 * @param number the expression for its number of blocks
 * @param length the expression for its number of items
 * @param count the parameter with the number of items, or the array with the number of items of
 *     each block
 */
record MessageBuffer(
        ParamUse use,
        Blocks blocks,
        List<String> items,
        String type,
        String number,
        String length,
        ParamUse count) {

    /** Copies the list, so that the caller cannot change this record later. */
    MessageBuffer {
        items = List.copyOf(items);
    }

    String name() {
        return items.getFirst();
    }

    /** Returns the parameters of the buffer as arguments of a call. */
    String described() {
        return String.join(", ", items);
    }

    /** Returns the buffer and its offset, without count and datatype, as arguments of a call. */
    String bufferAndOffset() {
        return name() + ", " + items.get(1);
    }

    /** Tests whether the buffer holds a block for each rank or neighbour. */
    boolean hasBlocks() {
        return switch (blocks) {
            case EVERYWHERE, AT_ROOT, INCOMING, OUTGOING -> true;
            case ONCE, ROOT_ONLY, SUM, OWN, PARTITIONS -> count.many();
        };
    }

    /**
     * Returns the expression for the number of blocks of a buffer; {@code counts} is the name of
     * the parameter with its counts.
     */
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
