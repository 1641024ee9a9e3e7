package mpi.c;

import java.lang.foreign.MemorySegment;

/**
 * The procedural binding: every function and constant of MPI under its C name and with its C
 * parameters, so that a C program can be ported line by line.
 *
 * <p>Handles are {@code long} on every ABI; addresses are {@link MemorySegment}s, which must be
 * off-heap if MPI reads or writes the memory. Functions return MPI's error code; they throw only
 * {@link mpi.abi.MissingFunctionException}, if the library that was opened lacks the function. A
 * constant that the library lacks is {@link Integer#MIN_VALUE}, {@link Long#MIN_VALUE}, a null
 * address, an empty string, or the null handle of its type.
 *
 * <p>All members are inherited, from a class for each chapter of the standard:
 *
 * <ul>
 $contents$
 * </ul>
 *
 * <p>The class is made from the headers of $snapshots$.
 */
public final class Mpi extends $Superclass$ {

    private Mpi() {}
}
