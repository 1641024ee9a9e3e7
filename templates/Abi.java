package mpi.abi;

import mpi.internal.Generated;

/** The ABI of $family$ libraries: what {@code mpi.h} fixes at compile time in C. From $snapshots$. */
@Generated("AbiTableEmitter")
public final class $Family$Abi {

    private $Family$Abi() {}

    /**
     * Returns the table, which is made once, when a library of this family is opened: that of
     * $newest$, with the differences of the header nearest to the library.
     *
     * @param library what the library says of itself
     * @return the constants, widths and offsets of the library
     */
    public static AbiTable table(String library) {
        AbiTableBuilder table = new AbiTableBuilder("$family$");
        $statements$();
        return table.build();
    }

    int $members$;
}
