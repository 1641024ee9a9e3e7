package mpi.internal.types;

import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;

/**
 * Computes the typemap of a derived datatype: the bytes of an item that MPI reads or writes, and
 * the gaps between these bytes. The typemap follows from the constructors, as the MPI standard
 * defines them. All MPI calls for that are local and need no communicator, since a process that
 * uses only sessions has none.
 */
public final class TypeMap {

    private TypeMap() {}

    /**
     * Returns the typemap blocks of one item of a datatype as pairs of a displacement and a length
     * in bytes, lowest first.
     */
    public static long[] blocks(long type) {
        return ConstructorBlocks.of(type).sorted();
    }

    /**
     * Returns the displacement of each byte of data in one item of a datatype, in the order in
     * which a message has the bytes.
     */
    public static int[] order(long type) {
        try {
            return ConstructorBlocks.of(type).bytes();
        } catch (ArithmeticException tooLarge) {
            String what = "a datatype of objects selects positions that do not fit into an int";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_TYPE, what);
        }
    }
}
