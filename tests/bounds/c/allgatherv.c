/* Allgatherv on one process: MPICH 4.0.2 ignores the displacement, and writes to the beginning of the receive buffer. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    short sent[2] = {1, 2}, received[10] = {0};
    int counts[1] = {2}, displacements[1] = {6};

    MPI_Init(&argc, &argv);
    MPI_Allgatherv(sent, 2, MPI_SHORT, received, counts, displacements, MPI_SHORT, MPI_COMM_SELF);
    printf("at 0: %d %d, at 6: %d %d\n", received[0], received[1], received[6], received[7]);
    MPI_Finalize();
    return received[6] == 1 ? 0 : 1;
}
