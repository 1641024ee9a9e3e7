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
     * Returns the rank that sent the message; local.
     *
     * @return what {@code source} holds.
     */
    @Generated("AliasEmitter")
    public int getSource() {
        return ((Status) this).source;
    }

    /**
     * Returns the tag of the message; local.
     *
     * @return what {@code tag} holds.
     */
    @Generated("AliasEmitter")
    public int getTag() {
        return ((Status) this).tag;
    }

    /**
     * Returns the error code of the request; local.
     *
     * @return what {@code error} holds.
     */
    @Generated("AliasEmitter")
    public int getError() {
        return ((Status) this).error;
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
