// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;

/**
 * The calls of {@link Datatype} that the generator makes from the MPI header.
 */
abstract class DatatypeCalls extends Handle {

    DatatypeCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Datatype}, such as a handle that a C
     * library returns; local. The Java object borrows the handle: neither the garbage collector nor
     * {@code close} frees it. The C library frees the handle or, if the library allows it, the
     * program calls the free method.
     *
     * @param handle value of the handle: the {@code int} if handles are numbers (MPICH, Intel MPI),
     *     else the address.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle.
     * @see #nativeHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Datatype ofNative(long handle) {
        return Wrap.borrowed("MPI_Datatype", Wrap.datatype(Wrap.given("MPI_Datatype", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Datatype} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Datatype") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
    }

    /**
     * Makes a Java object for a Fortran handle, such as a handle that a Fortran library returns;
     * local. The Java object borrows the handle, as an object from {@link #ofNative} does.
     *
     * @param handle the handle, an {@code INTEGER} in Fortran.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle, or if the library reports that it
     *     is no valid handle.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #fortranHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Datatype ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Datatype", "MPI_Type", handle));
    }

    /**
     * Returns the handle in Fortran's form, to pass it to a library in Fortran; local. This object
     * still owns the handle, as with {@link #nativeHandle}. Open MPI, and libraries with the
     * standard ABI, number the handles for which this method was called, and keep the number until
     * the handle is freed.
     *
     * @return the handle, for an {@code INTEGER} in Fortran; the C handle itself if handles are
     *     numbers in C.
     * @throws MPIException if this object is null.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #ofFortran
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public int fortranHandle() {
        return FortranHandles.of("MPI_Datatype", "MPI_Type", nativeHandle());
    }

    /**
     * Returns the size of this datatype in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the number of elements. {@code Get_size} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_size")
    public int getSize() {
        return ((Datatype) this).units(Get_size());
    }

    /**
     * Returns the extent of this datatype in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the extent. {@code Get_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_extent")
    public int getExtent() {
        return ((Datatype) this).units(Get_extent().extent());
    }

    /**
     * Returns the lower bound of this datatype in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the lower bound. {@code Get_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_extent")
    public int getLb() {
        return ((Datatype) this).units(Get_extent().lb());
    }

    /**
     * Returns the true extent of this datatype, without gaps at its ends, in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the true extent. {@code Get_true_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_true_extent")
    public int getTrueExtent() {
        return ((Datatype) this).units(Get_true_extent().true_extent());
    }

    /**
     * Returns the true lower bound of this datatype, at which its data begin, in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the true lower bound. {@code Get_true_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_true_extent")
    public int getTrueLb() {
        return ((Datatype) this).units(Get_true_extent().true_lb());
    }
}
