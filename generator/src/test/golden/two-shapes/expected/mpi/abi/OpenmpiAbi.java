// Generated from the snapshots in generated/api by `make bindings`; edit templates/Abi.java instead.

package mpi.abi;

import mpi.internal.Generated;

/**
 * The ABI of openmpi libraries: the constants, type widths and field offsets that {@code mpi.h}
 * fixes for compiled C programs. The table is made from the headers of pointers 1.0, pointers 2.0.
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
        table.from("pointers 2.0", "4.1");
        table.type("MPI_Comm", 8);
        table.type("MPI_Datatype", 8);
        table.type("MPI_Request", 8);
        table.status(24L, 0L, 4L, 8L);
        table.integer("MPI_ANY_SOURCE", -1L);
        table.symbol("MPI_COMM_NULL", "x_mpi_comm_null");
        table.symbol("MPI_COMM_WORLD", "x_mpi_comm_world");
        table.text("MPI_FORMAT", "%ld");
        switch(Nearest.to(library, "pointers 2.0", "pointers 1.0")) {
            case "pointers 1.0" ->
                pointers_1_0(table);
            default ->
                {
                }
        }
        return table.build();
    }

    /**
     * Changes the table of the newest library to the values of pointers 1.0.
     */
    private static void pointers_1_0(AbiTableBuilder table) {
        table.from("pointers 1.0", "4.0");
        table.variable("MPI_ANY_SOURCE", "MPI_ANY_SOURCE", 4);
        table.variable("MPI_COMM_NULL", "MPI_COMM_NULL");
        table.variable("MPI_COMM_WORLD", "MPI_COMM_WORLD");
        table.textAt("MPI_FORMAT", "MPI_FORMAT");
        table.link("MPI_Pstart_init", "int(pointer,int,long count,MPI_Datatype,int,int,MPI_Comm,pointer)");
    }
}
