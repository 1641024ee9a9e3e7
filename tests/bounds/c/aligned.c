/* A Put into a window whose memory does not begin at a multiple of 16: MPICH 4.0.2 over UCX 1.13 writes the data to the multiple
 * of 16 below their place. The argument is the number of bytes from a multiple of 16 to the window (8). */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    static char memory[4096] __attribute__((aligned(64)));
    int rank, shift = argc > 1 ? atoi(argv[1]) : 8;
    char mine = 1;
    MPI_Win window;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Win_create(memory + shift, 1024, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 0)
        MPI_Put(&mine, 1, MPI_CHAR, 1, 100, 1, MPI_CHAR, window);
    MPI_Win_unlock_all(window);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 1)
        for (int i = 0; i < 4096; i++)
            if (memory[i])
                printf("put to byte 100, found at byte %d\n", i - shift);
    MPI_Win_free(&window);
    MPI_Finalize();
    return 0;
}
