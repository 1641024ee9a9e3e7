/* A message of seven bytes, received as int, which ends a job of MPICH by an assertion. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    char bytes[7] = "abcdef";
    int elements[4];
    int count;
    MPI_Request request;
    MPI_Status status;

    MPI_Init(&argc, &argv);
    MPI_Irecv(elements, 4, MPI_INT, 0, 0, MPI_COMM_SELF, &request);
    MPI_Send(bytes, sizeof bytes, MPI_BYTE, 0, 0, MPI_COMM_SELF);
    MPI_Wait(&request, &status);
    MPI_Get_count(&status, MPI_INT, &count);
    printf("the count is %s\n", count == MPI_UNDEFINED ? "undefined" : "wrong");
    MPI_Finalize();
    return 0;
}
