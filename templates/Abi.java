package mpi.abi;

import mpi.internal.Generated;

/**
 * The ABI of $family$ libraries: the constants, type widths and field offsets that {@code mpi.h}
 * fixes for compiled C programs. The table is made from the headers of $snapshots$.
 */
@Generated("AbiTableEmitter")
public final class $Family$Abi {

    private $Family$Abi() {}

    /**
     * Makes the table of a library: the table of $newest$, changed by the differences of the known
     * header that is nearest to the library. It is called when a library is opened.
     *
     * @param library version text of the library, from which the nearest header is found
     * @return the constants, widths and offsets of the library
     */
    public static AbiTable table(String library) {
        AbiTableBuilder table = new AbiTableBuilder("$family$");
        $statements$();
        return table.build();
    }

    int $members$;
}
