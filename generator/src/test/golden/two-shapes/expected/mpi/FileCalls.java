// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import mpi.MPI.File;
import mpi.internal.Generated;

/**
 * The calls of {@link File} that follow from the header by rule.
 */
abstract class FileCalls extends SplitAccess {

    FileCalls(long handle) {
        super(handle);
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
