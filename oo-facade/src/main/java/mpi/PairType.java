package mpi;

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
    }

    @Override
    synchronized long handle() {
        if (super.handle() == Mpi.MPI_DATATYPE_NULL) {
            pair = Datatype.Contiguous(2, basic());
            pair.Commit();
            adopt(pair.handle());
        }
        return super.handle();
    }

    /** True if it has this handle; does not create the datatype. */
    boolean is(long which) {
        return which != Mpi.MPI_DATATYPE_NULL && super.handle() == which;
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
            return operations.computeIfAbsent(Which.MIN, w -> make(-1));
        }
        return op == MPI.MAXLOC ? operations.computeIfAbsent(Which.MAX, w -> make(1)) : op;
    }

    private Op make(int sign) {
        return Op.Create(new PairReduction(element(), sign), true);
    }
}
