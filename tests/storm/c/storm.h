/* The storm in C: what tests/src/test/java/panmpi/tests/storm is compared with, shape by shape. */
#ifndef STORM_H
#define STORM_H

#include <mpi.h>
#include <stdbool.h>

/* When this job is to play: each second turn, by the clock, so that its rival has the others. */
struct turns {
    long long begin;  /* of the first turn, in milliseconds of the system's clock */
    long long millis; /* length of a turn */
    int count;        /* how many turns this job has */
    int ours;         /* 0 or 1: whether the first turn is ours or the rival's */
};

void turns_await(const struct turns *turns, int turn);
bool turns_is_over(const struct turns *turns, int turn);

/* The durations of exchanges, in classes: CLASS_PARTS for each power of two nanoseconds. */
#define CLASS_PARTS 16
#define CLASSES (44 * CLASS_PARTS)

struct times {
    long long classes[CLASSES];
    double longest; /* nanoseconds */
    long long stalls;
};

double now(void);
void times_add(struct times *times, double nanos);
double times_below(double part, const long long *classes);

/* A thread that exchanges messages with the thread of the same number in the other process. */
struct trader {
    int number, rank, round;
    MPI_Comm comm;
    const struct turns *turns;
    int *sent, *received; /* which it keeps, as Java's keeps old arrays and segments */
    struct times times;
};

void *trade(void *trader);

/* Allocates without rest while it is this job's turn. */
void *hog(void *turns);

#endif
