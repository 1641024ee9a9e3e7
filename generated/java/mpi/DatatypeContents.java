// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;
import mpi.internal.call.ResultTexts;

/**
 * Results of {@code Datatype.Get_contents}.
 *
 * @param array_of_integers the integers among the arguments
 * @param array_of_addresses the addresses among the arguments
 * @param array_of_datatypes the datatypes among the arguments
 */
@Generated("RecordEmitter")
public record DatatypeContents(int[] array_of_integers, long[] array_of_addresses, Datatype[] array_of_datatypes) {

    /**
     * {@link #array_of_integers()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the integers among the arguments
     */
    public int[] getArrayOfIntegers() {
        return array_of_integers;
    }

    /**
     * {@link #array_of_addresses()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the addresses among the arguments
     */
    public long[] getArrayOfAddresses() {
        return array_of_addresses;
    }

    /**
     * {@link #array_of_datatypes()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the datatypes among the arguments
     */
    public Datatype[] getArrayOfDatatypes() {
        return array_of_datatypes;
    }

    /**
     * Returns the results by name, with the elements of arrays.
     */
    @Override
    public String toString() {
        return ResultTexts.of(this);
    }
}
