// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code Datatype.Get_envelope}.
 *
 * @param num_integers the number of integers among the arguments
 * @param num_addresses the number of addresses among the arguments
 * @param num_datatypes the number of datatypes among the arguments
 * @param combiner what the datatype was made by, as MPI.COMBINER_VECTOR
 */
@Generated("RecordEmitter")
public record DatatypeEnvelope(int num_integers, int num_addresses, int num_datatypes, int combiner) {

    /**
     * {@link #num_integers()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of integers among the arguments
     */
    public int getNumIntegers() {
        return num_integers;
    }

    /**
     * {@link #num_addresses()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of addresses among the arguments
     */
    public int getNumAddresses() {
        return num_addresses;
    }

    /**
     * {@link #num_datatypes()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of datatypes among the arguments
     */
    public int getNumDatatypes() {
        return num_datatypes;
    }

    /**
     * {@link #combiner()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return what the datatype was made by, as MPI.COMBINER_VECTOR
     */
    public int getCombiner() {
        return combiner;
    }
}
