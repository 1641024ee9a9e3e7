/*
 * Sends to its own process a message that is longer than the receive buffer, and counts the bytes
 * behind the buffer that change.
 */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    static char sent[4096], received[4096];
    MPI_Request request;

    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    for (int length = 64; length <= (int)sizeof sent; length *= 2)
        for (int early = 0; early <= 1; early++) {
            memset(sent, 1, sizeof sent);
            memset(received, 0, sizeof received);
            MPI_Request receive;
            if (early)
                MPI_Irecv(received, 56, MPI_BYTE, 0, 5, MPI_COMM_SELF, &receive);
            MPI_Isend(sent, length, MPI_BYTE, 0, 5, MPI_COMM_SELF, &request);
            if (early)
                MPI_Wait(&receive, MPI_STATUS_IGNORE);
            else
                MPI_Recv(received, 56, MPI_BYTE, 0, 5, MPI_COMM_SELF, MPI_STATUS_IGNORE);
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            int outside = 0;
            for (int i = 56; i < (int)sizeof received; i++)
                outside += received[i];
            printf("%d bytes into 56, %s: %d bytes outside\n", length, early ? "posted" : "arrived", outside);
        }
    MPI_Finalize();
    return 0;
}
