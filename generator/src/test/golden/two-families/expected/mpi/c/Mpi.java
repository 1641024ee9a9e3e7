// Generated from the snapshots in generated/api by `make bindings`; edit templates/Mpi.java instead.

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
 * <li>{@link MpiConstants}: Constants
 * <li>{@link MpiPointToPoint}: Point-to-point communication, chapter 3 of MPI 5.0
 * <li>{@link MpiCommunicators}: Groups, communicators, attributes and names, chapter 7 of MPI 5.0
 * <li>{@link MpiEnvironment}: Environment, memory, errors and time, chapter 9 of MPI 5.0
 * <li>{@link MpiExtensions}: Extensions of libraries and functions of newer headers
 * </ul>
 *
 * <p>The class is made from the headers of integers 0.9, integers 1.0, pointers 2.0.
 */
public final class Mpi extends MpiExtensions {

    private Mpi() {
    }
}
