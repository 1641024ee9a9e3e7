/* The algorithms of make bench-apps in C: the same as in the Java package panmpi.bench.apps. */
#ifndef PANMPI_BENCH_APPS_H
#define PANMPI_BENCH_APPS_H

#include <mpi.h>
#include <stddef.h>
#include <stdint.h>

/* Makes the input of an algorithm, and runs it; returns the checksum of this rank's part of the result. */
typedef uint64_t app_function(int size, MPI_Comm comm);

app_function cg, heat, nbody, sample_sort, asp, leq, qr;

/* Call clock_enter before a call of MPI, and clock_leave after it: clock_nanos is the sum of the times in between. */
void clock_enter(void);
void clock_leave(void);
extern double clock_nanos;

/* numbers.c: pseudorandom input, and checksums. */
int32_t hash(int32_t a, int32_t b);
double unit(int32_t a, int32_t b);
uint64_t mix(int64_t place, int64_t bits);
uint64_t mix_double(int64_t place, double value);

/* memory.c: allocates zeroed memory; ends the job if there is none. */
void *take(size_t count, size_t bytes);
double **take_lines(int lines, int length);
void free_lines(double **lines);

/* parts.c: divides numbered items among ranks. A rank has the items `first` to `end` - 1. */
struct part {
    int first, end;
};
struct part part_of(int items, int rank, int ranks);
int part_owner(int items, int item, int ranks);
void part_counts(int items, int ranks, int factor, int *counts, int *places);

/* Return the rank of this process, and the number of ranks, in a communicator. */
int rank_in(MPI_Comm comm);
int ranks_in(MPI_Comm comm);

/* quicksort.c: sorts the keys from first to last, both included. */
void quicksort(int *keys, int first, int last);

#endif
