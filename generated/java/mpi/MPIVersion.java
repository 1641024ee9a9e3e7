// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import javax.annotation.processing.Generated;

/**
 * Results of {@code MPI.Get_version}.
 *
 * @param version the version
 * @param subversion the part of the version after the point
 */
@Generated("RecordEmitter")
public record MPIVersion(int version, int subversion) {

    /**
     * {@link #version()} under its camelCase name.
     *
     * @return the version
     */
    @Generated("AliasEmitter")
    public int getVersion() {
        return version;
    }

    /**
     * {@link #subversion()} under its camelCase name.
     *
     * @return the part of the version after the point
     */
    @Generated("AliasEmitter")
    public int getSubversion() {
        return subversion;
    }
}
