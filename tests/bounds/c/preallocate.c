/* Preallocate on two ranks, one of which comes late: in Open MPI, the next collective call on the file fails on one rank. */
#include <mpi.h>
#include <stdio.h>
#include <unistd.h>

enum { LENGTH = 80 };

int main(int argc, char **argv)
{
    MPI_File file;
    int rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_File_open(MPI_COMM_WORLD, "preallocate.dat", MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE,
                  MPI_INFO_NULL, &file);
    if (rank == 1)
        sleep(1);
    MPI_File_preallocate(file, LENGTH);
    printf("rank %d: MPI_File_set_atomicity returns %d\n", rank, MPI_File_set_atomicity(file, 1));
    MPI_File_close(&file);
    MPI_Finalize();
    return 0;
}
