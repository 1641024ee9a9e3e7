package mpi;

/** A version of the MPI standard, as {@link MPI#getVersion} returns it. */
public final class Version {

    private final int version;
    private final int subversion;

    Version(int version, int subversion) {
        this.version = version;
        this.subversion = subversion;
    }

    /**
     * Returns the part of the version before the point.
     *
     * @return such as 5 for MPI 5.0.
     */
    public int getVersion() {
        return version;
    }

    /**
     * Returns the part of the version after the point.
     *
     * @return such as 0 for MPI 5.0.
     */
    public int getSubVersion() {
        return subversion;
    }

    /**
     * Returns version and subversion.
     *
     * @return such as {@code 5.0}.
     */
    @Override
    public String toString() {
        return version + "." + subversion;
    }
}
