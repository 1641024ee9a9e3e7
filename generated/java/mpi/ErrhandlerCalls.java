// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;

/**
 * The calls of {@link Errhandler} that the generator makes from the MPI header.
 */
abstract class ErrhandlerCalls extends Handle {

    ErrhandlerCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Errhandler}, such as a handle that a C
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
    public static Errhandler ofNative(long handle) {
        return Wrap.borrowed("MPI_Errhandler", Wrap.errhandler(Wrap.given("MPI_Errhandler", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Errhandler} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Errhandler") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static Errhandler ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Errhandler", "MPI_Errhandler", handle));
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
        return FortranHandles.of("MPI_Errhandler", "MPI_Errhandler", nativeHandle());
    }

    /**
     * Frees the error handler; objects that use it keep it as long as they need it.
     *
     * <p>Calls {@code MPI_Errhandler_free}: local.
     *
     * <p>C: {@code int MPI_Errhandler_free(MPI_Errhandler *errhandler)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node259.htm#Node259">MPI 5.0, section 9.3.5</a>
     */
    @Generated("CallsEmitter")
    public void Free() {
        try (Frame frame = Frame.open("MPI_Errhandler_free")) {
            MemorySegment errhandlerAt = frame.cell(handle(), "MPI_Errhandler");
            int error = Mpi.MPI_Errhandler_free(errhandlerAt);
            adopt(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
            frame.check(error);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Errhandler#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node259.htm#Node259">MPI 5.0, section 9.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Errhandler_free")
    public void free() {
        Free();
    }
}
