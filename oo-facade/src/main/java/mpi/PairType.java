package mpi;

import mpi.c.Mpi;
import mpi.internal.memory.Element;
import mpi.internal.staging.TypeShape;

/**
 * Datatype of pairs of two elements of one basic type; MPI predefines such pairs only for {@code
 * int}. The datatype is created when first used, since MPI must be initialized.
 */
final class PairType extends Datatype {

    /**
     * Datatype whose handle this object has; the reference keeps it from being collected and freed.
     */
    private Datatype pair;

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

    /** Returns true if the datatype has this handle; does not create the datatype. */
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
}
