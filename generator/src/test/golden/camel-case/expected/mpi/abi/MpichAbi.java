// Generated from the snapshots in generated/api by `make bindings`; edit templates/Abi.java instead.

package mpi.abi;

import mpi.internal.Generated;

/**
 * The ABI of mpich libraries: the constants, type widths and field offsets that {@code mpi.h}
 * fixes for compiled C programs. The table is made from the headers of integers 1.0.
 */
@Generated("AbiTableEmitter")
public final class MpichAbi {

    private MpichAbi() {
    }

    /**
     * Makes the table of a library: the table of integers 1.0, changed by the differences of the known
     * header that is nearest to the library. It is called when a library is opened.
     *
     * @param library version text of the library, from which the nearest header is found
     * @return the constants, widths and offsets of the library
     */
    public static AbiTable table(String library) {
        AbiTableBuilder table = new AbiTableBuilder("mpich");
        table.from("integers 1.0", "4.0");
        table.type("MPI_Comm", 4);
        table.type("MPI_Datatype", 4);
        table.type("MPI_Message", 4);
        table.type("MPI_Op", 4);
        table.type("MPI_Request", 4);
        table.status(20L, 8L, 12L, 16L);
        table.integer("MPI_ANY_SOURCE", -2L);
        table.integer("MPI_COMM_NULL", 67108864L);
        table.integer("MPI_COMM_WORLD", 1140850688L);
        table.integer("MPI_DATATYPE_NULL", 201326592L);
        table.integer("MPI_IN_PLACE", -1L);
        table.integer("MPI_MESSAGE_NULL", 738197504L);
        table.integer("MPI_OP_NULL", 402653184L);
        table.integer("MPI_REQUEST_NULL", 738197504L);
        return table.build();
    }
}
