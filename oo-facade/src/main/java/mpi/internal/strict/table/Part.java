package mpi.internal.strict.table;

/**
 * Data parameters of a call that belong together: a buffer, its count and its datatype.
 * MPI_Sendrecv has two parts.
 *
 * @param buffer buffer; null for the memory at the target of a one-sided call.
 * @param count number of items, or an array with one for each rank; null for one item.
 * @param datatype datatype of the items, or an array with one for each rank; null for bytes.
 */
public record Part(Parameter buffer, Parameter count, Parameter datatype) {

    /** Returns true if the call has a count for each rank, as {@code MPI_Gatherv} has. */
    public boolean isForEachRank() {
        return count != null && count.isMany();
    }
}
