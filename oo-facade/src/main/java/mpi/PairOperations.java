package mpi;

import java.util.EnumMap;
import java.util.Map;
import mpi.internal.memory.Element;

/**
 * Makes the operations {@code MINLOC} and {@code MAXLOC} on pairs for which MPI has none. Each
 * operation is created when first used, since MPI must be initialized, and made again when it has
 * been freed.
 */
final class PairOperations {

    private static final Map<Element, Op> SMALLEST = new EnumMap<>(Element.class);
    private static final Map<Element, Op> LARGEST = new EnumMap<>(Element.class);

    private PairOperations() {}

    /**
     * Returns the operation to call in place of MPI's.
     *
     * @param op operation that the program names.
     * @param element type of the two elements of a pair.
     * @return the operation on these pairs; the given operation if it is neither MINLOC nor MAXLOC.
     */
    static Op of(Op op, Element element) {
        if (op == MPI.MINLOC) {
            return made(SMALLEST, element, -1);
        }
        return op == MPI.MAXLOC ? made(LARGEST, element, 1) : op;
    }

    private static Op made(Map<Element, Op> operations, Element element, int sign) {
        synchronized (operations) {
            Op made = operations.get(element);
            if (made == null || made.Is_null()) {
                made = Op.Create(new PairLocation(element, sign), true);
                operations.put(element, made);
            }
            return made;
        }
    }
}
