/*
 * Calls that never complete, chosen by the argument: "cut" is an Isendrecv that sends more to its
 * own process than it receives, "nobody" is an Isendrecv to and from MPI_PROC_NULL, and "replace"
 * is an Isendrecv_replace to and from MPI_PROC_NULL.
 */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "cut";
    int sent[100] = {0}, received[100] = {0}, code;
    int peer = strcmp(name, "cut") == 0 ? 0 : MPI_PROC_NULL;
    MPI_Request request;

    alarm(5);
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    if (strcmp(name, "replace") == 0)
        MPI_Isendrecv_replace(sent, 100, MPI_INT, peer, 1, peer, 1, MPI_COMM_SELF, &request);
    else
        MPI_Isendrecv(sent, 100, MPI_INT, peer, 1, received, 10, MPI_INT, peer, 1, MPI_COMM_SELF, &request);
    code = MPI_Wait(&request, MPI_STATUS_IGNORE);
    printf("ended with code %d\n", code);
    MPI_Finalize();
    return 0;
}
