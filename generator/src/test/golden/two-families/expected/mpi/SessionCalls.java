// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;

/**
 * The calls of {@link Session} that the generator makes from the MPI header.
 */
abstract class SessionCalls extends Handle {

    SessionCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Session}, such as a handle that a C
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
    public static Session ofNative(long handle) {
        return Wrap.borrowed("MPI_Session", Wrap.session(Wrap.given("MPI_Session", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Session} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Session") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static Session ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Session", "MPI_Session", handle));
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
        return FortranHandles.of("MPI_Session", "MPI_Session", nativeHandle());
    }
}
