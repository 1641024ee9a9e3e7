/* Mrecv of a message that has been received: Open MPI ends the job although errors are to be returned. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int sent = 7, got = 0, code;
    MPI_Message message;
    MPI_Request request;

    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Isend(&sent, 1, MPI_INT, 0, 5, MPI_COMM_SELF, &request);
    MPI_Mprobe(0, 5, MPI_COMM_SELF, &message, MPI_STATUS_IGNORE);
    MPI_Mrecv(&got, 1, MPI_INT, &message, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    code = MPI_Mrecv(&got, 1, MPI_INT, &message, MPI_STATUS_IGNORE);
    printf("ended with code %d\n", code);
    MPI_Finalize();
    return 0;
}
