/* The storm test in C: makes the same exchanges as panmpi.tests.storm in Java, for a comparison of their times. */
#ifndef STORM_H
#define STORM_H

#include <mpi.h>
#include <stdbool.h>

/*
 * Times at which this job runs. The clock divides the time into turns, which this job and the job
 * in Java have alternately.
 */
struct turns {
    long long begin;  /* of the first turn, in milliseconds of the system's clock */
    long long millis; /* length of a turn */
    int count;        /* how many turns this job has */
    int ours;         /* 0: the first turn is this job's; 1: it is the other job's */
};

void turns_await(const struct turns *turns, int turn);
bool turns_is_over(const struct turns *turns, int turn);

/* Counts of exchanges by duration: each power of two nanoseconds has CLASS_PARTS classes. */
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
    int *sent, *received; /* buffers that are kept, as the thread in Java keeps old arrays and segments */
    struct times times;
};

void *trade(void *trader);

/* Body of the thread that allocates memory all the time while it is this job's turn. */
void *allocator(void *turns);

#endif
