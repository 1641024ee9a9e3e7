// Generated from the snapshots in generated/api by `make bindings`; edit templates/Abi.java instead.

package mpi.abi;

import javax.annotation.processing.Generated;

/**
 * The ABI of mpich libraries: what {@code mpi.h} fixes at compile time in C. From integers 1.0.
 */
@Generated("AbiTableEmitter")
public final class MpichAbi {

    private MpichAbi() {
    }

    /**
     * The table; made once, when a library of this family is opened.
     *
     * @return the constants, widths and offsets of the family
     */
    public static AbiTable table() {
        AbiTable.Builder table = AbiTable.builder("mpich");
        table.from("integers 1.0", "4.0");
        table.type("MPI_Comm", 4);
        table.type("MPI_Datatype", 4);
        table.type("MPI_Request", 4);
        table.status(20L, 8L, 12L, 16L);
        table.integer("MPI_ANY_SOURCE", -2L);
        table.integer("MPI_COMM_NULL", 67108864L);
        table.integer("MPI_COMM_WORLD", 1140850688L);
        table.symbol("MPI_DUP_FN", "MPIR_Dup_fn");
        table.text("MPI_FORMAT", "%ld");
        table.integer("MPI_IN_PLACE", -1L);
        table.variable("MPI_UNWEIGHTED", "MPI_UNWEIGHTED");
        return table.build();
    }
}
