package mpi.internal.strict.table;

/**
 * Data of a call: a buffer with its amount.
 *
 * @param buffer the buffer; null for the memory at the target of a one-sided call.
 * @param count number of items, or of items for each rank; null for one item.
 * @param datatype datatype of the items, or a datatype for each rank; null for bytes.
 */
public record Part(Parameter buffer, Parameter count, Parameter datatype) {

    /** True if the amount differs from rank to rank. */
    public boolean isForEachRank() {
        return count != null && count.isMany();
    }
}
