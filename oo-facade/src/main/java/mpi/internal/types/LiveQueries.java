package mpi.internal.types;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.staging.TrueBounds;
import mpi.internal.staging.TypeQueries;

/**
 * Asks MPI about a datatype. Each query reads the handle anew, since the program may have freed the
 * datatype.
 *
 * @param handle returns the handle, or the null handle once the datatype is freed.
 * @param freed returns true once the datatype is freed.
 * @param datatype the program's object for the datatype, whose {@code toString} names it in
 *     messages.
 */
public record LiveQueries(LongSupplier handle, BooleanSupplier freed, Object datatype)
        implements TypeQueries {

    @Override
    public boolean isFreed() {
        return freed.getAsBoolean();
    }

    @Override
    public long size() {
        return TypeBounds.size(handle.getAsLong());
    }

    @Override
    public long extent() {
        return TypeBounds.extent(handle.getAsLong());
    }

    @Override
    public TrueBounds trueBounds() {
        try {
            return ConstructorBounds.of(handle.getAsLong());
        } catch (ArithmeticException overflow) {
            String what = datatype + " reaches further than 2^63 bytes";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_TYPE, what);
        }
    }

    @Override
    public long[] blocks() {
        return TypeMap.blocks(handle.getAsLong());
    }
}
