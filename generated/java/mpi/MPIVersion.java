// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code MPI.Get_version}.
 *
 * @param version the version
 * @param subversion the part of the version after the point
 */
@Generated("RecordEmitter")
public record MPIVersion(int version, int subversion) {

    /**
     * {@link #version()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the version
     */
    public int getVersion() {
        return version;
    }

    /**
     * {@link #subversion()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the part of the version after the point
     */
    public int getSubversion() {
        return subversion;
    }
}
