/*
 * Uses a derived datatype in a persistent collective or, with an argument, in Isendrecv_replace ("replace") or Isendrecv: in
 * MPICH 4.0.2 an assertion on the datatype's reference count fails when the datatype is freed.
 */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int sent[8] = {0}, received[8];
    MPI_Datatype pair;
    MPI_Request request;

    MPI_Init(&argc, &argv);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    if (argc > 1) {
        if (argv[1][0] == 'r')
            MPI_Isendrecv_replace(sent, 1, pair, 0, 1, 0, 1, MPI_COMM_SELF, &request);
        else
            MPI_Isendrecv(sent, 1, pair, 0, 1, received, 1, pair, 0, 1, MPI_COMM_SELF, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else {
        MPI_Allgather_init(sent, 1, pair, received, 1, pair, MPI_COMM_SELF, MPI_INFO_NULL, &request);
        for (int i = 0; i < 2; i++) {
            MPI_Start(&request);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
        }
        MPI_Request_free(&request);
    }
    MPI_Type_free(&pair);
    printf("fine\n");
    MPI_Finalize();
    return 0;
}
