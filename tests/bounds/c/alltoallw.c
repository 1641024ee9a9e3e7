/* Alltoallw on one process: Open MPI ignores the displacement, and writes to the beginning of the receive buffer. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    short sent[2] = {1, 2}, received[10] = {0};
    int counts[1] = {2}, from[1] = {0}, to[1] = {6 * sizeof(short)};
    MPI_Datatype types[1] = {MPI_SHORT};

    MPI_Init(&argc, &argv);
    MPI_Alltoallw(sent, counts, from, types, received, counts, to, types, MPI_COMM_SELF);
    printf("at 0: %d %d, at 6: %d %d\n", received[0], received[1], received[6], received[7]);
    MPI_Finalize();
    return received[6] == 1 ? 0 : 1;
}
