package mpi.c;

import java.lang.foreign.MemorySegment;

/**
 * The procedural binding: every function and constant of MPI under its C name and with its C
 * parameters, so that a C program can be ported line by line.
 *
 * <p>Handles are {@code long} on every ABI; addresses are {@link MemorySegment}s, off-heap where MPI
 * reads or writes them; functions return MPI's error code and throw nothing but {@link
 * mpi.abi.MissingFunctionException} where the library that was opened lacks them. A constant that
 * the library lacks is {@link Integer#MIN_VALUE}, {@link Long#MIN_VALUE}, a null address, an empty
 * string, or the null handle of its type.
 *
 * <p>All members are inherited, from a class for each chapter of the standard:
 *
 * <ul>
 $contents$
 * </ul>
 *
 * <p>Made from: $snapshots$.
 */
public final class Mpi extends $Superclass$ {

    private Mpi() {}
}
