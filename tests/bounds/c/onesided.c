/* Waits for requests of MPI_Rput in a window by MPI_Win_create, after persistent collective requests have been used: Intel MPI 2021.18
 * crashes in MPI_Wait, where it calls a function whose address nothing has set. */
#include <mpi.h>
#include <stdio.h>

enum { REQUESTS = 20 };

int main(int argc, char **argv)
{
    MPI_Request requests[REQUESTS];
    MPI_Win window;
    int rank, size, *memory;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < REQUESTS; i++)
        MPI_Barrier_init(MPI_COMM_WORLD, MPI_INFO_NULL, &requests[i]);
    for (int i = 0; i < REQUESTS; i++) {
        MPI_Start(&requests[i]);
        MPI_Wait(&requests[i], MPI_STATUS_IGNORE);
        MPI_Request_free(&requests[i]);
    }
    MPI_Alloc_mem(sizeof(int), MPI_INFO_NULL, &memory);
    MPI_Win_create(memory, sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_lock_all(0, window);
    for (int i = 0; i < REQUESTS; i++)
        MPI_Rput(&rank, 1, MPI_INT, (rank + 1) % size, 0, 1, MPI_INT, window, &requests[i]);
    for (int i = 0; i < REQUESTS; i++)
        MPI_Wait(&requests[i], MPI_STATUS_IGNORE);
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    MPI_Free_mem(memory);
    MPI_Finalize();
    return 0;
}
