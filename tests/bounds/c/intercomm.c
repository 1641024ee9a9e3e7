/* A window on an intercommunicator, which MPI does not allow, on two processes: MPICH ends the job. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    MPI_Comm half, both;
    MPI_Win window;
    int rank, code, memory[16];

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, 0, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 7, &both);
    MPI_Comm_set_errhandler(both, MPI_ERRORS_RETURN);
    code = MPI_Win_create(memory, sizeof memory, 4, MPI_INFO_NULL, both, &window);
    printf("code %d\n", code);
    MPI_Finalize();
    return 0;
}
