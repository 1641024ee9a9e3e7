/* After an Ibsend that fails, since no buffer is attached, no other message of Open MPI arrives. */
#include <mpi.h>
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int sent = 1, received = 0;
    MPI_Request request;

    alarm(5);
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    printf("Ibsend ended with code %d\n", MPI_Ibsend(&sent, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, &request));
    fflush(stdout);
    MPI_Isend(&sent, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, &request);
    MPI_Recv(&received, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    printf("received %d\n", received);
    MPI_Finalize();
    return 0;
}
