// Generated from the snapshots in generated/api by `make bindings`; edit templates/Abi.java instead.

package mpi.abi;

import mpi.internal.Generated;

/**
 * The ABI of mpich libraries: what {@code mpi.h} fixes at compile time in C. From integers 0.9, integers 1.0.
 */
@Generated("AbiTableEmitter")
public final class MpichAbi {

    private MpichAbi() {
    }

    /**
     * Returns the table, which is made once, when a library of this family is opened: that of
     * integers 1.0, with the differences of the header nearest to the library.
     *
     * @param library what the library says of itself
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
     * Differences of integers 0.9.
     */
    private static void integers_0_9(AbiTableBuilder table) {
        table.from("integers 0.9", "4.0");
        table.absent("MPI_Pstart_init");
    }
}
