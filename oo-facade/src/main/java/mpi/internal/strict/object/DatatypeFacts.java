package mpi.internal.strict.object;

import java.util.List;
import java.util.stream.Collectors;
import mpi.internal.types.TypeSignature.Run;

/**
 * A datatype.
 *
 * @param name its name, or a description if it has none.
 * @param item its basic types.
 * @param isDerived true unless MPI or the facade defines it.
 */
public record DatatypeFacts(String name, List<Run> item, boolean isDerived) {

    /** Bytes of data in an item. */
    public long bytes() {
        long bytes = 0;
        for (Run run : item) {
            bytes += run.count() * run.bytes();
        }
        return bytes;
    }

    /** Describes items of this datatype by what they consist of: {@code 8 MPI_INT}. */
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
