// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;

/**
 * The calls of {@link Request} that the generator makes from the MPI header.
 */
abstract class RequestCalls extends ExclusiveHandle {

    RequestCalls(long handle) {
        super(handle);
    }

    /**
     * Stores the handle as it is after a call; if the request is complete, copies received data to
     * the program's buffers.
     */
    abstract void update(long newHandle, boolean completed);

    /**
     * Makes a Java object for a C handle of type {@code MPI_Request}, such as a handle that a C
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
    public static Request ofNative(long handle) {
        return Wrap.borrowed("MPI_Request", Wrap.request(Wrap.given("MPI_Request", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Request} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Request") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static Request ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Request", "MPI_Request", handle));
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
        return FortranHandles.of("MPI_Request", "MPI_Request", nativeHandle());
    }

    /**
     * Waits until the operation is complete and returns its status.
     *
     * <p>Calls {@code MPI_Wait}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Wait(MPI_Request *request, MPI_Status *status)}.
     *
     * @return the status of the completed operation
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated("CallsEmitter")
    public Status mpiWait() {
        try (Frame frame = Frame.open("MPI_Wait")) {
            MemorySegment requestAt = frame.own(this, "MPI_Request");
            MemorySegment statusAt = frame.status();
            int error = Mpi.MPI_Wait(requestAt, statusAt);
            update(frame.handleAt(requestAt, "MPI_Request"), error == 0);
            frame.check(error);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link Request#mpiWait() mpiWait} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the status of the completed operation
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Wait")
    public Status waitStatus() {
        return mpiWait();
    }

    /**
     * {@link Request#mpiWait() mpiWait} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Wait")
    public void waitFor() {
        mpiWait();
    }

    /**
     * {@link Request#Free() Free} <span class="camel-case">under its camelCase name</span>; does
     * nothing if the request is null, as a completed request is.
     *
     * @throws MPIException if MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_free")
    public void free() {
        if (!Is_null()) {
            ((Request) this).Free();
        }
    }
}
