class $Template$ {
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
