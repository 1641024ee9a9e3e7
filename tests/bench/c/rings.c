/* Benchmarks of ranks in a ring: each rank sends to the next one and receives from the previous one. */
#include "benchmarks.h"

#include <string.h>

enum { STEPS = 1000, BYTES_PER_STEP = 16 };

static volatile double computed;
static MPI_Win put_window = MPI_WIN_NULL, shared_window = MPI_WIN_NULL;

static int next(void)
{
    return (rank + 1) % ranks;
}

static int previous(void)
{
    return (rank + ranks - 1) % ranks;
}

/*
 * Sends a column of a matrix of doubles to the next rank, and receives a column from the previous
 * rank.
 */
void halo(int size, int times)
{
    int rows = size / (int)sizeof(double);
    MPI_Datatype column;
    MPI_Type_vector(rows, 1, COLUMNS, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    double *matrix = (double *)received;
    for (int i = 0; i < times; i++)
        MPI_Sendrecv(matrix + 1, 1, column, next(), TAG, matrix, 1, column, previous(), TAG,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Type_free(&column);
}

/* Computes a chain of additions and multiplications, each of which needs the result before it. */
static double compute(int steps)
{
    double x = 1;
    for (int i = 0; i < steps; i++)
        x = x * 0.5 + 1;
    return x;
}

/* Sends to the next rank and receives from the previous one by nonblocking calls, and computes while the messages are in transit. */
void overlap(int size, int times)
{
    MPI_Request requests[2];
    MPI_Status statuses[2];
    for (int i = 0; i < times; i++) {
        MPI_Irecv(received, size, MPI_BYTE, previous(), TAG, MPI_COMM_WORLD, requests);
        MPI_Isend(sent, size, MPI_BYTE, next(), TAG, MPI_COMM_WORLD, requests + 1);
        computed = compute(STEPS + size / BYTES_PER_STEP);
        MPI_Waitall(2, requests, statuses);
    }
}

/*
 * Puts data into the next rank's part of a window, and waits after each put until the data have
 * arrived there.
 */
void put(int size, int times)
{
    if (put_window == MPI_WIN_NULL) {
        void *own;
        MPI_Win_allocate(LARGEST, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &own, &put_window);
    }
    MPI_Win_lock_all(0, put_window);
    for (int i = 0; i < times; i++) {
        MPI_Put(sent, size, MPI_BYTE, next(), 0, size, MPI_BYTE, put_window);
        MPI_Win_flush(next(), put_window);
    }
    MPI_Win_unlock_all(put_window);
}

/*
 * Stores data into the next rank's shared memory, and reads the data that the previous rank has
 * stored into this rank's memory.
 */
void shared(int size, int times)
{
    static void *own, *others;
    if (shared_window == MPI_WIN_NULL) {
        MPI_Aint room;
        int unit;
        MPI_Win_allocate_shared(LARGEST, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &own, &shared_window);
        MPI_Win_shared_query(shared_window, next(), &room, &unit, &others);
    }
    MPI_Win_lock_all(0, shared_window);
    for (int i = 0; i < times; i++) {
        memcpy(others, sent, (size_t)size);
        MPI_Win_sync(shared_window);
        MPI_Barrier(MPI_COMM_WORLD);
        MPI_Win_sync(shared_window);
        memcpy(received, own, (size_t)size);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    MPI_Win_unlock_all(shared_window);
}

void rings_end(void)
{
    if (put_window != MPI_WIN_NULL)
        MPI_Win_free(&put_window);
    if (shared_window != MPI_WIN_NULL)
        MPI_Win_free(&shared_window);
}
