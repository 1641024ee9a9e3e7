// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.c.MpiMemory;
import mpi.internal.Generated;

/**
 * The calls of {@link Session} that follow from the header by rule.
 */
abstract class SessionCalls extends Handle {

    SessionCalls(long handle) {
        super(handle);
    }

    /**
     * Makes an object for a handle of C, {@code MPI_Session}, such as a C library returns; local. The
     * object is borrowed: neither the collector nor {@code close} frees what it stands for; whoever
     * made that frees it, or passes that on to the program, which calls its method then.
     *
     * @param handle value of the handle: the {@code int} where handles are numbers, else the address.
     * @return an object for it.
     * @throws MPIException if it is the null handle.
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
}
