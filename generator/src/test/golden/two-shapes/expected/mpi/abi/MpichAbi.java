// Generated from the snapshots in generated/api by `make bindings`; edit templates/Abi.java instead.

package mpi.abi;

import mpi.internal.Generated;

/**
 * The ABI of mpich libraries: the constants, type widths and field offsets that {@code mpi.h}
 * fixes for compiled C programs. The table is made from the headers of integers 0.9, integers 1.0.
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
        table.from("integers 1.0", "5.0");
        table.type("MPI_Comm", 4);
        table.type("MPI_Datatype", 4);
        table.type("MPI_Request", 4);
        table.status(24L, 0L, 4L, 8L);
        table.integer("MPI_ANY_SOURCE", -1L);
        table.integer("MPI_COMM_NULL", 67108864L);
        table.integer("MPI_COMM_WORLD", 1140850688L);
        table.text("MPI_FORMAT", "%ld");
        table.link("MPI_Pstart_init", "int(pointer,int,long count,MPI_Datatype,int,int,MPI_Comm,pointer)");
        switch(Nearest.to(library, "integers 1.0", "integers 0.9")) {
            case "integers 0.9" ->
                integers_0_9(table);
            default ->
                {
                }
        }
        return table.build();
    }

    /**
     * Changes the table of the newest library to the values of integers 0.9.
     */
    private static void integers_0_9(AbiTableBuilder table) {
        table.from("integers 0.9", "4.0");
        table.absent("MPI_Pstart_init");
    }
}
