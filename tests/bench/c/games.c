#include "games.h"

#include <stdlib.h>
#include <string.h>

enum { TAG = 1, WINDOW = 64, COLUMNS = 16, LARGEST = 4 << 20 };

static int rank, ranks;
static char *sent, *received;

void games_begin(void)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    size_t room = (size_t)LARGEST * (size_t)(ranks < 4 ? 4 : ranks);
    sent = calloc(room, 1);
    received = calloc(room, 1);
    memset(sent, 1, room);
}

int games_rank(void)
{
    return rank;
}

static void pingpong(int size, int times)
{
    int other = 1 - rank;
    for (int i = 0; rank < 2 && i < times; i++) {
        if (rank == 0)
            MPI_Send(sent, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD);
        MPI_Recv(received, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (rank == 1)
            MPI_Send(sent, size, MPI_BYTE, other, TAG, MPI_COMM_WORLD);
    }
}

static void stream(int size, int times)
{
    MPI_Request requests[WINDOW];
    MPI_Status statuses[WINDOW];
    for (int i = 0; rank < 2 && i < times; i++) {
        for (int k = 0; k < WINDOW; k++) {
            if (rank == 0)
                MPI_Isend(sent, size, MPI_BYTE, 1, TAG, MPI_COMM_WORLD, requests + k);
            else
                MPI_Irecv(received, size, MPI_BYTE, 0, TAG, MPI_COMM_WORLD, requests + k);
        }
        MPI_Waitall(WINDOW, requests, statuses);
        if (rank == 0)
            MPI_Recv(received, 1, MPI_BYTE, 1, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        else
            MPI_Send(sent, 1, MPI_BYTE, 0, TAG, MPI_COMM_WORLD);
    }
}

/* A column of a matrix of doubles goes to the next rank; that of the previous one comes. */
static void halo(int size, int times)
{
    int rows = size / (int)sizeof(double);
    MPI_Datatype column;
    MPI_Type_vector(rows, 1, COLUMNS, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    int next = (rank + 1) % ranks, previous = (rank + ranks - 1) % ranks;
    double *matrix = (double *)received;
    for (int i = 0; i < times; i++)
        MPI_Sendrecv(matrix + 1, 1, column, next, TAG, matrix, 1, column, previous, TAG,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Type_free(&column);
}

static void barrier(int size, int times)
{
    (void)size;
    for (int i = 0; i < times; i++)
        MPI_Barrier(MPI_COMM_WORLD);
}

static void bcast(int size, int times)
{
    for (int i = 0; i < times; i++)
        MPI_Bcast(received, size, MPI_BYTE, 0, MPI_COMM_WORLD);
}

static void allreduce(int size, int times)
{
    int count = size / (int)sizeof(double);
    for (int i = 0; i < times; i++)
        MPI_Allreduce(sent, received, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static void allgather(int size, int times)
{
    for (int i = 0; i < times; i++)
        MPI_Allgather(sent, size, MPI_BYTE, received, size, MPI_BYTE, MPI_COMM_WORLD);
}

static void alltoall(int size, int times)
{
    for (int i = 0; i < times; i++)
        MPI_Alltoall(sent, size, MPI_BYTE, received, size, MPI_BYTE, MPI_COMM_WORLD);
}

static void rank_of(int size, int times)
{
    (void)size;
    int found;
    for (int i = 0; i < times; i++)
        MPI_Comm_rank(MPI_COMM_WORLD, &found);
}

static const struct {
    const char *name;
    game_function *play;
} GAMES[] = {
    {"pingpong", pingpong},   {"stream", stream},       {"halo", halo},
    {"barrier", barrier},     {"bcast", bcast},         {"allreduce", allreduce},
    {"allgather", allgather}, {"alltoall", alltoall},   {"rank", rank_of},
};

game_function *game_named(const char *name)
{
    for (size_t i = 0; i < sizeof GAMES / sizeof GAMES[0]; i++)
        if (strcmp(GAMES[i].name, name) == 0)
            return GAMES[i].play;
    return NULL;
}
