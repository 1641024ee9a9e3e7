package mpi;

import mpi.c.Mpi;

/** What a reduction does with the elements of two ranks. */
public class Op {

    private final String name;
    private final long handle;

    Op(String name, long handle) {
        this.name = name;
        this.handle = handle;
    }

    static long handle(Op op) {
        return op == null ? Mpi.MPI_OP_NULL : op.handle;
    }

    /**
     * The name of the operation.
     *
     * @return such as {@code MPI.SUM}.
     */
    @Override
    public String toString() {
        return name;
    }
}
