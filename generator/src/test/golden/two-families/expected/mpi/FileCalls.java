// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.MPI.File;
import mpi.c.MpiMemory;
import mpi.internal.Generated;

/**
 * The calls of {@link File} that follow from the header by rule.
 */
abstract class FileCalls extends SplitAccess {

    FileCalls(long handle) {
        super(handle);
    }

    /**
     * Makes an object for a handle of C, {@code MPI_File}, such as a C library returns; local. The
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
    public static MPI.File ofNative(long handle) {
        return Wrap.borrowed("MPI_File", Wrap.file(Wrap.given("MPI_File", handle)));
    }

    /**
     * Returns the layout of {@code MPI_File} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_File") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
    }

    /**
     * Returns the extent of a datatype in the file's representation, in elements of its base type, in
     * bytes for pairs and structs.
     *
     * @param datatype a datatype.
     * @return its extent. {@code Get_type_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_type_extent")
    public int getTypeExtent(Datatype datatype) {
        return datatype.units(Get_type_extent(datatype));
    }
}
