class $Template$ {
    /** The position of a completed request; MPI.UNDEFINED if none was. */
    static int index(Status status) {
        return status == null ? Mpi.MPI_UNDEFINED : status.index;
    }

    /** The positions of completed requests; null if there was none to wait for. */
    static int[] indices(Status[] statuses) {
        if (statuses == null) {
            return null;
        }
        int[] indices = new int[statuses.length];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = statuses[i].index;
        }
        return indices;
    }

    /**
     * Returns the position of the request among those waited for; local.
     *
     * @return what {@code index} holds.
     */
    @Generated("AliasEmitter")
    public int getIndex() {
        return ((Status) this).index;
    }
}
