class $Template$ {
    /**
     * {@link Prequest#Startall(Prequest[]) Startall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests, none of them active.
     * @throws MPIException if a request is active or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Startall")
    public static void startAll(Prequest[] array_of_requests) {
        Prequest.Startall(array_of_requests);
    }
}
