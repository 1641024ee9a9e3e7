class $Template$ {
    /**
     * {@link Request#Free() Free} under its camelCase name.
     *
     * @throws MPIException if MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_free")
    public void free() {
        ((Request) this).Free();
    }
}
