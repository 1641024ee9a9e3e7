/* Benchmarks of collective calls, and of the cheapest call of MPI. */
#include "benchmarks.h"

void barrier(int size, int times)
{
    (void)size;
    for (int i = 0; i < times; i++)
        MPI_Barrier(MPI_COMM_WORLD);
}

void bcast(int size, int times)
{
    for (int i = 0; i < times; i++)
        MPI_Bcast(received, size, MPI_BYTE, 0, MPI_COMM_WORLD);
}

void allreduce(int size, int times)
{
    int count = size / (int)sizeof(double);
    for (int i = 0; i < times; i++)
        MPI_Allreduce(sent, received, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

void allgather(int size, int times)
{
    for (int i = 0; i < times; i++)
        MPI_Allgather(sent, size, MPI_BYTE, received, size, MPI_BYTE, MPI_COMM_WORLD);
}

void alltoall(int size, int times)
{
    for (int i = 0; i < times; i++)
        MPI_Alltoall(sent, size, MPI_BYTE, received, size, MPI_BYTE, MPI_COMM_WORLD);
}

/* Asks for the rank, which is the cheapest call of MPI. */
void rank_of(int size, int times)
{
    (void)size;
    int found;
    for (int i = 0; i < times; i++)
        MPI_Comm_rank(MPI_COMM_WORLD, &found);
}
