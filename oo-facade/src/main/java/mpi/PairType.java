package mpi;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;
import mpi.c.Mpi;
import mpi.internal.memory.Element;
import mpi.internal.staging.TypeShape;

/**
 * Pairs of a basic type of Java; MPI predefines those of {@code int} only. The datatype and its two
 * operations are created when first used, since MPI must be initialized.
 */
final class PairType extends Datatype {

    private final Map<Which, Op> operations = new HashMap<>();

    /** Shares its handle with this object; a reference keeps it from being collected and freed. */
    private Datatype pair;

    private enum Which {
        MIN,
        MAX
    }

    PairType(String name, Element element) {
        super(Mpi.MPI_DATATYPE_NULL, TypeShape.basic(name, element, 2));
        countsBytes();
    }

    @Override
    synchronized long handle() {
        if (super.handle() == Mpi.MPI_DATATYPE_NULL || pair.Is_null()) {
            pair = Datatype.Contiguous(2, basic());
            pair.Commit();
            adopt(pair.handle());
        }
        return super.handle();
    }

    /** True if it has this handle; does not create the datatype. */
    boolean is(long which) {
        return which != Mpi.MPI_DATATYPE_NULL && pair != null && pair.handle() == which;
    }

    private Datatype basic() {
        return switch (element()) {
            case SHORT -> MPI.SHORT;
            case LONG -> MPI.LONG;
            case FLOAT -> MPI.FLOAT;
            case DOUBLE -> MPI.DOUBLE;
            case BYTE, CHAR, BOOLEAN, INT, OBJECT -> throw new AssertionError(element());
        };
    }

    /** Replaces MINLOC and MAXLOC by operations on these pairs; returns any other unchanged. */
    synchronized Op operation(Op op) {
        if (op == MPI.MINLOC) {
            return operation(Which.MIN, -1);
        }
        return op == MPI.MAXLOC ? operation(Which.MAX, 1) : op;
    }

    private Op operation(Which which, int sign) {
        return operations.compute(
                which, (w, made) -> made == null || made.Is_null() ? make(sign) : made);
    }

    private Op make(int sign) {
        return Op.Create(new Location(element(), sign), true);
    }

    /**
     * MAXLOC and MINLOC on pairs: the larger or the smaller first element; of equal ones, the
     * smaller second.
     *
     * @param element type of the elements.
     * @param sign 1 for the larger, -1 for the smaller.
     */
    private record Location(Element element, int sign) implements Op_function {

        @Override
        public void call(MemorySegment in, MemorySegment inout, int count, Datatype datatype) {
            long bytes = 2L * element.bytes();
            for (long i = 0; i < count; i++) {
                if (wins(in, inout, 2 * i)) {
                    MemorySegment.copy(in, i * bytes, inout, i * bytes, bytes);
                }
            }
        }

        private boolean wins(MemorySegment in, MemorySegment inout, long at) {
            int order = sign * compare(in, inout, at);
            return order > 0 || order == 0 && compare(in, inout, at + 1) < 0;
        }

        private int compare(MemorySegment a, MemorySegment b, long at) {
            return switch (element) {
                case SHORT ->
                        Short.compare(a.getAtIndex(JAVA_SHORT, at), b.getAtIndex(JAVA_SHORT, at));
                case LONG -> Long.compare(a.getAtIndex(JAVA_LONG, at), b.getAtIndex(JAVA_LONG, at));
                case FLOAT ->
                        Float.compare(a.getAtIndex(JAVA_FLOAT, at), b.getAtIndex(JAVA_FLOAT, at));
                case DOUBLE ->
                        Double.compare(
                                a.getAtIndex(JAVA_DOUBLE, at), b.getAtIndex(JAVA_DOUBLE, at));
                case BYTE, CHAR, BOOLEAN, INT, OBJECT -> throw new AssertionError(element);
            };
        }
    }
}
