package mpi.internal.types;

import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;

/**
 * Typemap of a derived datatype: the bytes of an item that MPI reads or writes, and the gaps
 * between them. It is computed from the constructors, as the standard defines them. All calls for
 * it are local and need no communicator, which a process that uses only sessions does not have.
 */
public final class TypeMap {

    private TypeMap() {}

    /**
     * Displacement and length of each typemap block of one item, in bytes, in pairs, lowest first.
     */
    public static long[] blocks(long type) {
        return ConstructorBlocks.of(type).sorted();
    }

    /** Displacement of each byte of one item, in the order of the message. */
    public static int[] order(long type) {
        try {
            return ConstructorBlocks.of(type).bytes();
        } catch (ArithmeticException tooLarge) {
            String what = "a datatype of objects selects positions that do not fit into an int";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_TYPE, what);
        }
    }
}
