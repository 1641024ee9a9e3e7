package mpi.abi;

import javax.annotation.processing.Generated;

/** The ABI of $family$ libraries: what {@code mpi.h} fixes at compile time in C. From $snapshots$. */
@Generated("AbiTableEmitter")
public final class $Family$Abi {

    private $Family$Abi() {}

    /**
     * The table; made once, when a library of this family is opened.
     *
     * @return the constants, widths and offsets of the family
     */
    public static AbiTable table() {
        AbiTable.Builder table = AbiTable.builder("$family$");
        $statements$();
        return table.build();
    }
}
