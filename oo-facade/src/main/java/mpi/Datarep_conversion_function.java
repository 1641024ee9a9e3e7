package mpi;

import java.lang.foreign.MemorySegment;

/**
 * Converts data between memory and the representation of a file; {@code
 * MPI_Datarep_conversion_function} in C, and its form for large counts.
 *
 * <p>MPI calls it inside calls that read or write a file whose view has the representation, on the
 * calling thread or, for a nonblocking call, on one of the library's own. It must not call MPI,
 * other than to ask for the datatype's sizes. An {@link MPIException} that leaves it becomes the
 * error code of the reading or writing call; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
public interface Datarep_conversion_function {

    /**
     * Converts some items. Both segments begin where C's pointers point to and end nowhere: MPI
     * does not say how long they are.
     *
     * @param userbuf memory laid out as the datatype says; items begin at {@code position}.
     * @param datatype type of one item.
     * @param count number of items.
     * @param filebuf items as the file has them, one after the other.
     * @param position index in {@code userbuf} of the first item.
     */
    void call(
            MemorySegment userbuf,
            Datatype datatype,
            long count,
            MemorySegment filebuf,
            long position);
}
