/*
 * Threads of each of two processes exchange messages, compare every byte, and note how long
 * each exchange took, while another thread allocates memory all the time. Arguments: the time at which the first turn
 * begins, in milliseconds of the system's clock; the length of a turn; the number of turns of this job; the number of threads.
 */
#include "storm.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST_THREADS 64

static struct trader traders[MOST_THREADS];
static int count;

static void begin(int number, int rank, const struct turns *turns)
{
    struct trader *t = &traders[number];
    t->number = number;
    t->rank = rank;
    t->turns = turns;
    t->sent = malloc((64 << 10) * sizeof(int));
    t->received = malloc((64 << 10) * sizeof(int));
    t->comm = MPI_COMM_WORLD;
    /* Every second pair of threads has its own communicator; each other pair has only its own tag. */
    if (number % 2 == 1)
        MPI_Comm_dup(MPI_COMM_WORLD, &t->comm);
}

static void report(int rank)
{
    struct times mine = {.longest = 0}, all = {.longest = 0};
    for (int i = 0; i < count; i++) {
        for (int c = 0; c < CLASSES; c++)
            mine.classes[c] += traders[i].times.classes[c];
        mine.stalls += traders[i].times.stalls;
        if (traders[i].times.longest > mine.longest)
            mine.longest = traders[i].times.longest;
    }
    MPI_Reduce(mine.classes, all.classes, CLASSES, MPI_LONG_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
    MPI_Reduce(&mine.stalls, &all.stalls, 1, MPI_LONG_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
    MPI_Reduce(&mine.longest, &all.longest, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    if (rank != 0)
        return;
    long long exchanges = 0;
    for (int c = 0; c < CLASSES; c++)
        exchanges += all.classes[c];
    printf("result %lld %.1f %.1f - %lld -\n", exchanges, all.longest / 1e6,
           times_below(0.999, all.classes) / 1e6, all.stalls);
}

int main(int argc, char **argv)
{
    int level, rank;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    count = argc == 5 ? atoi(argv[4]) : 0;
    if (count < 1 || count > MOST_THREADS || level != MPI_THREAD_MULTIPLE) {
        fprintf(stderr, "storm: %d arguments, thread level %d\n", argc - 1, level);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    struct turns turns = {atoll(argv[1]), atoll(argv[2]), atoi(argv[3]), 1};
    pthread_t threads[MOST_THREADS + 1];
    for (int i = 0; i < count; i++)
        begin(i, rank, &turns);
    for (int i = 0; i < count; i++)
        pthread_create(&threads[i], NULL, trade, &traders[i]);
    pthread_create(&threads[count], NULL, allocator, &turns);
    for (int i = 0; i <= count; i++)
        pthread_join(threads[i], NULL);
    report(rank);
    MPI_Finalize();
    return 0;
}
