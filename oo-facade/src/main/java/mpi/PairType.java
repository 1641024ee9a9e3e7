package mpi;

import java.util.HashMap;
import java.util.Map;
import mpi.c.Mpi;
import mpi.internal.memory.Element;

/**
 * Pairs of one basic type of Java, which MPI has only for {@code int}. The type and its two
 * operations are made when they are first used, since that takes a running MPI.
 */
final class PairType extends Datatype {

    private final Map<Which, Op> operations = new HashMap<>();

    /** Kept, or it would free its handle, which is this one's. */
    private Datatype pair;

    private enum Which {
        MIN,
        MAX
    }

    PairType(String name, Element element) {
        super(name, Mpi.MPI_DATATYPE_NULL, element, 2);
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

    /** Whether it has this handle, without making one. */
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

    /** What stands for an operation on these pairs. */
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
