/** Contains MPICH as resources; the module io.panmpi unpacks it if no MPI is installed. */
module io.panmpi.mpich {
    requires transitive io.panmpi;
}
