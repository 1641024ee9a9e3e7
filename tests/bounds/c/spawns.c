/* Spawns three processes a hundred times, each time after the last ones have ended. mpiexec of MPICH 5.0 loses some on several hosts. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    MPI_Comm parent, children;
    int round, rank;

    MPI_Init(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL) {
        MPI_Comm_disconnect(&parent);
        MPI_Finalize();
        return 0;
    }
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (round = 0; round < 100; round++) {
        MPI_Comm_spawn(argv[0], MPI_ARGV_NULL, 3, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &children, MPI_ERRCODES_IGNORE);
        MPI_Comm_disconnect(&children);
        if (rank == 0) {
            printf("spawned %d times\n", round + 1);
            fflush(stdout);
        }
    }
    MPI_Finalize();
    return 0;
}
