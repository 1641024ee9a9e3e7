/* Compare_and_swap of the memory of rank 0 by rank 0 itself, in a job with other ranks: Open MPI 4.1.4 crashes in mca_btl_vader_send. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    static long memory[8];
    long mine = 1, expected = 0, got = -1;
    int rank;
    MPI_Win window;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 0)
        MPI_Compare_and_swap(&mine, &expected, &got, MPI_LONG, 0, 0, window);
    MPI_Win_unlock_all(window);
    if (rank == 0)
        printf("got %ld, now %ld\n", got, memory[0]);
    MPI_Win_free(&window);
    MPI_Finalize();
    return 0;
}
