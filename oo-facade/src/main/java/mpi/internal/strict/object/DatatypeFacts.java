package mpi.internal.strict.object;

import java.util.List;
import java.util.stream.Collectors;
import mpi.internal.types.TypeSignature.Run;

/**
 * Name and basic types of a datatype, as the checks need them.
 *
 * @param name name, or a description if it has none.
 * @param item basic types of one item.
 * @param isDerived true unless the datatype is predefined by MPI or by the facade.
 */
public record DatatypeFacts(String name, List<Run> item, boolean isDerived) {

    /** Copies the list, so that the record is immutable. */
    public DatatypeFacts {
        item = List.copyOf(item);
    }

    /** Returns the number of bytes of data in one item. */
    public long bytes() {
        long bytes = 0;
        for (Run run : item) {
            bytes += run.count() * run.bytes();
        }
        return bytes;
    }

    /**
     * Describes {@code items} items of this datatype by their basic types, such as {@code 8
     * MPI_INT}.
     */
    public String amount(long items) {
        if (item.size() == 1) {
            return item.getFirst().count() * items + " " + item.getFirst().type();
        }
        return items == 0 ? "0 items" : items + " of " + describe(item);
    }

    static String describe(List<Run> item) {
        return item.stream()
                .map(run -> run.count() == 1 ? run.type() : run.count() + " " + run.type())
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
