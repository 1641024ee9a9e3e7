/* The exchanges of one thread, and the thread that allocates. */
#include "storm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS_PER_LOOK 5
#define ALIVE 3000
#define MOST_BYTES (24 << 10)
#define LARGE_BYTES (700 << 10)
#define LARGE_EVERY 5000
#define SURVIVES 8

enum way { AT_ONCE, ONE_BY_ONE, NONBLOCKING };

static const struct kind {
    const char *name;
    int length;
    bool is_new;
    enum way way;
} KINDS[] = {
    {"SHORT_ARRAY", 16, true, AT_ONCE},
    {"LONG_NEW_ARRAY", 16 << 10, true, AT_ONCE},
    {"SHORT_SEGMENT", 64, false, AT_ONCE},
    {"LONG_OLD_ARRAY", 64 << 10, false, ONE_BY_ONE},
    {"LONG_SEGMENT", 32 << 10, false, AT_ONCE},
    {"NONBLOCKING_ARRAY", 1 << 10, true, NONBLOCKING},
};

#define KINDS_COUNT ((int)(sizeof KINDS / sizeof KINDS[0]))

/* Returns the first number of a message, from which its other numbers follow. */
static int seed(const struct trader *t, int rank)
{
    return (int)(1000003u * (unsigned)t->round + 10007u * (unsigned)t->number +
                 101u * (unsigned)rank);
}

static void one_by_one(const struct trader *t, const int *out, int *in, int n)
{
    int other = 1 - t->rank;
    if (t->rank == 0)
        MPI_Send(out, n, MPI_INT, other, t->number, t->comm);
    MPI_Recv(in, n, MPI_INT, other, t->number, t->comm, MPI_STATUS_IGNORE);
    if (t->rank == 1)
        MPI_Send(out, n, MPI_INT, other, t->number, t->comm);
}

static void nonblocking(const struct trader *t, const int *out, int *in, int n)
{
    MPI_Request requests[2];
    MPI_Status statuses[2];
    MPI_Irecv(in, n, MPI_INT, 1 - t->rank, t->number, t->comm, &requests[0]);
    MPI_Isend(out, n, MPI_INT, 1 - t->rank, t->number, t->comm, &requests[1]);
    MPI_Waitall(2, requests, statuses);
}

static void exchange(const struct trader *t, const struct kind *kind, const int *out, int *in)
{
    int n = kind->length, other = 1 - t->rank;
    if (kind->way == ONE_BY_ONE)
        one_by_one(t, out, in, n);
    else if (kind->way == NONBLOCKING)
        nonblocking(t, out, in, n);
    else
        MPI_Sendrecv(out, n, MPI_INT, other, t->number, in, n, MPI_INT, other, t->number, t->comm,
                     MPI_STATUS_IGNORE);
}

static void check(const struct trader *t, const struct kind *kind, const int *in)
{
    int expected = seed(t, 1 - t->rank);
    for (int i = 0; i < kind->length; i++)
        if (in[i] != (int)((unsigned)expected + (unsigned)i)) {
            fprintf(stderr, "storm: thread %d of rank %d, round %d, %s: number %d is wrong\n",
                    t->number, t->rank, t->round, kind->name, i);
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
}

static void play(struct trader *t, const struct kind *kind, bool counts)
{
    size_t bytes = (size_t)kind->length * sizeof(int);
    int *out = kind->is_new ? malloc(bytes) : t->sent;
    int *in = kind->is_new ? calloc(1, bytes) : t->received;
    unsigned first = (unsigned)seed(t, t->rank);
    for (int i = 0; i < kind->length; i++)
        out[i] = (int)(first + (unsigned)i);
    double begin = now();
    exchange(t, kind, out, in);
    if (counts)
        times_add(&t->times, now() - begin);
    check(t, kind, in);
    if (kind->is_new) {
        free(out);
        free(in);
    }
}

/*
 * Returns true if the turn is over by the clock of rank 0, which tells the other rank: so both
 * ranks end the turn in the same round.
 */
static bool is_over(const struct trader *t, int turn)
{
    int over = t->rank == 0 && turns_is_over(t->turns, turn), theirs = 0;
    MPI_Sendrecv(&over, 1, MPI_INT, 1 - t->rank, t->number, &theirs, 1, MPI_INT, 1 - t->rank,
                 t->number, t->comm, MPI_STATUS_IGNORE);
    return over + theirs > 0;
}

void *trade(void *trader)
{
    struct trader *t = trader;
    for (int turn = 0; turn < t->turns->count; turn++) {
        turns_await(t->turns, turn);
        while (!is_over(t, turn))
            for (int i = 0; i < ROUNDS_PER_LOOK * KINDS_COUNT; i++, t->round++)
                play(t, &KINDS[t->round % KINDS_COUNT], turn > 0);
    }
    return NULL;
}

static void *allocate(size_t bytes)
{
    void *memory = malloc(bytes);
    return memory == NULL ? NULL : memset(memory, 1, bytes);
}

void *allocator(void *turns)
{
    static void *alive[ALIVE];
    unsigned random = 1;
    for (int turn = 0; turn < ((struct turns *)turns)->count; turn++) {
        turns_await(turns, turn);
        for (int i = 0; i % 64 != 0 || !turns_is_over(turns, turn); i++) {
            random = random * 1664525u + 1013904223u;
            void *next = allocate((random >> 8) % MOST_BYTES + 1);
            int place = (int)((random >> 4) % ALIVE);
            free(i % SURVIVES == 0 ? alive[place] : next);
            if (i % SURVIVES == 0)
                alive[place] = next;
            if (i % LARGE_EVERY == 0)
                free(allocate(LARGE_BYTES));
        }
    }
    return NULL;
}
