class $Template$ {
    /**
     * {@link Request#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_free")
    public void free() {
        ((Request) this).Free();
    }
}
