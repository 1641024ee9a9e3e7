/* After an Ibsend without an attached buffer, no other message of Open MPI arrives. The argument is the number of ints (1000). */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    static int sent[100000];
    int received = 0, length = argc > 1 ? atoi(argv[1]) : 1000;
    MPI_Request request;

    alarm(5);
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    printf("Ibsend ended with code %d\n", MPI_Ibsend(sent, length, MPI_INT, 0, 1, MPI_COMM_WORLD, &request));
    fflush(stdout);
    sent[0] = 7;
    MPI_Isend(sent, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, &request);
    MPI_Recv(&received, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    printf("received %d\n", received);
    MPI_Finalize();
    return 0;
}
