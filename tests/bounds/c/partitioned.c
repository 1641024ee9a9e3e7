/* A partitioned message from rank 0 to rank 1 on three ranks: with Open MPI it never arrives, since rank 2 has made no partitioned request. */
#include <mpi.h>
#include <stdio.h>

enum { PARTS = 4, LENGTH = 10, TAG = 1 };

int main(int argc, char **argv)
{
    int rank, data[PARTS * LENGTH] = {0};
    MPI_Request request;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) {
        MPI_Psend_init(data, PARTS, LENGTH, MPI_INT, 1, TAG, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
        MPI_Start(&request);
        MPI_Pready_range(0, PARTS - 1, request);
    } else if (rank == 1) {
        MPI_Precv_init(data, PARTS, LENGTH, MPI_INT, 0, TAG, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
        MPI_Start(&request);
    }
    if (rank < 2) {
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Request_free(&request);
        printf("rank %d: the message is complete\n", rank);
    }
    MPI_Finalize();
    return 0;
}
