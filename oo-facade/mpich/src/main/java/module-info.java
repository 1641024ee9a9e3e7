/** MPICH as resources, which the module io.panmpi unpacks where no MPI is installed. */
module io.panmpi.mpich {
    requires transitive io.panmpi;
}
