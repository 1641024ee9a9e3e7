// Generated from the snapshots in generated/api by `make bindings`; edit templates/Abi.java instead.

package mpi.abi;

import mpi.internal.Generated;

/**
 * The ABI of openmpi libraries: the constants, type widths and field offsets that {@code mpi.h}
 * fixes for compiled C programs. The table is made from the headers of pointers 2.0.
 */
@Generated("AbiTableEmitter")
public final class OpenmpiAbi {

    private OpenmpiAbi() {
    }

    /**
     * Makes the table of a library: the table of pointers 2.0, changed by the differences of the known
     * header that is nearest to the library. It is called when a library is opened.
     *
     * @param library version text of the library, from which the nearest header is found
     * @return the constants, widths and offsets of the library
     */
    public static AbiTable table(String library) {
        AbiTableBuilder table = new AbiTableBuilder("openmpi");
        table.from("pointers 2.0", "3.1");
        table.type("MPI_Comm", 8);
        table.type("MPI_Datatype", 8);
        table.type("MPI_Request", 8);
        table.status(24L, 0L, 4L, 8L);
        table.integer("MPI_ANY_SOURCE", -1L);
        table.symbol("MPI_COMM_NULL", "x_mpi_comm_null");
        table.symbol("MPI_COMM_WORLD", "x_mpi_comm_world");
        table.integer("MPI_IN_PLACE", 1L);
        return table.build();
    }
}
