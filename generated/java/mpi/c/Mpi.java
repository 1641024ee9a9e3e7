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
 * <li>{@link MpiPartitioned}: Partitioned point-to-point communication, chapter 4 of MPI 5.0
 * <li>{@link MpiDatatypes}: Datatypes, chapter 5 of MPI 5.0
 * <li>{@link MpiCollectives}: Collective communication, chapter 6 of MPI 5.0
 * <li>{@link MpiNonblockingCollectives}: Nonblocking collective communication, chapter 6 of MPI 5.0
 * <li>{@link MpiPersistentCollectives}: Persistent collective communication, chapter 6 of MPI 5.0
 * <li>{@link MpiCommunicators}: Groups, communicators, attributes and names, chapter 7 of MPI 5.0
 * <li>{@link MpiTopologies}: Virtual topologies, chapter 8 of MPI 5.0
 * <li>{@link MpiEnvironment}: Environment, memory, errors and time, chapter 9 of MPI 5.0
 * <li>{@link MpiInfos}: Info objects, chapter 10 of MPI 5.0
 * <li>{@link MpiProcesses}: Process initialization, creation and management, chapter 11 of MPI 5.0
 * <li>{@link MpiOneSided}: One-sided communication, chapter 12 of MPI 5.0
 * <li>{@link MpiExternalInterfaces}: Generalized requests and contents of a status, chapter 13 of MPI 5.0
 * <li>{@link MpiFiles}: Files and views, chapter 14 of MPI 5.0
 * <li>{@link MpiFileAccess}: Access to the data of files, chapter 14 of MPI 5.0
 * <li>{@link MpiTools}: Tool support, chapter 15 of MPI 5.0
 * <li>{@link MpiDeprecated}: Deprecated and removed functions, chapter 16 of MPI 5.0
 * <li>{@link MpiLanguages}: Fortran, integer handles and the ABI, chapter 19 of MPI 5.0
 * <li>{@link MpiExtensions}: Extensions of libraries and functions of newer headers
 * </ul>
 *
 * <p>The class is made from the headers of intel 2021.18.1, intel-abi 5.0, mpi-abi 5.0, mpich 3.4.3, mpich 4.0.2, mpich 4.1.3, mpich 4.2.3, mpich 4.3.2, mpich 5.0.2, openmpi 4.1.4, openmpi 5.0.11.
 */
public final class Mpi extends MpiExtensions {

    private Mpi() {
    }
}
