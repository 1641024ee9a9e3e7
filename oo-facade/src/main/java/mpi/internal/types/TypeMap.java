package mpi.internal.types;

import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;

/**
 * Computes the typemap of a derived datatype, which tells the bytes of an item that MPI reads or
 * writes, and the gaps between them. It follows from the constructors, as the standard defines
 * them. All calls of MPI for it are local and need no communicator, which a process that uses only
 * sessions does not have.
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
