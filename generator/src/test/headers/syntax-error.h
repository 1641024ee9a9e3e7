typedef int MPI_Comm;
int MPI_Comm_size(MPI_Comm comm, int *size);
int MPI_Broken(MPI_Comm comm, int [ size);
