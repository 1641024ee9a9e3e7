/*
 * Benchmarks of pairs of ranks: rank i of the first half of all ranks exchanges messages with rank
 * i of the second half.
 */
#include "benchmarks.h"

/* Returns the other rank of this rank's pair; MPI_PROC_NULL for the last rank if the number of ranks is odd. */
static int partner(void)
{
    int half = ranks / 2;
    if (rank >= 2 * half)
        return MPI_PROC_NULL;
    return rank < half ? rank + half : rank - half;
}

void pingpong(int size, int times)
{
    int other = partner();
    for (int i = 0; i < times; i++) {
        if (rank < other)
            MPI_Send(sent, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD);
        MPI_Recv(received, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (rank > other)
            MPI_Send(sent, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD);
    }
}

/* The lower rank of a pair sends WINDOW nonblocking messages; the other rank sends a short answer when all of them have arrived. */
void window(int size, int times)
{
    int other = partner();
    MPI_Request requests[WINDOW];
    MPI_Status statuses[WINDOW];
    for (int i = 0; i < times; i++) {
        for (int k = 0; k < WINDOW; k++) {
            if (rank < other)
                MPI_Isend(sent, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD, requests + k);
            else
                MPI_Irecv(received, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD, requests + k);
        }
        MPI_Waitall(WINDOW, requests, statuses);
        if (rank < other)
            MPI_Recv(received, 1, MPI_BYTE, other, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else
            MPI_Send(sent, 1, MPI_BYTE, other, TAG, MPI_COMM_WORLD);
    }
}

/* Exchanges WINDOW nonblocking messages in each direction with the partner. */
void bidirectional(int size, int times)
{
    int other = partner();
    MPI_Request requests[2 * WINDOW];
    MPI_Status statuses[2 * WINDOW];
    for (int i = 0; i < times; i++) {
        for (int k = 0; k < WINDOW; k++)
            MPI_Irecv(received, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD, requests + k);
        for (int k = 0; k < WINDOW; k++)
            MPI_Isend(sent, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD, requests + WINDOW + k);
        MPI_Waitall(2 * WINDOW, requests, statuses);
    }
}
