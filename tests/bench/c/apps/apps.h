/* The algorithms of make bench-apps in C: as those of the package panmpi.bench.apps. */
#ifndef PANMPI_BENCH_APPS_H
#define PANMPI_BENCH_APPS_H

#include <mpi.h>
#include <stddef.h>
#include <stdint.h>

/* Computes everything from the start; returns the checksum of this rank's part. */
typedef uint64_t app_function(int size, MPI_Comm comm);

app_function cg, heat, nbody, sample_sort, asp, leq, qr;

/* Begins and ends a call of MPI; the nanoseconds in all of them. */
void clock_enter(void);
void clock_leave(void);
extern double clock_nanos;

/* numbers.c: input that looks random, and checksums. */
int32_t hash(int32_t a, int32_t b);
double unit(int32_t a, int32_t b);
uint64_t mix(int64_t place, int64_t bits);
uint64_t mix_double(int64_t place, double value);

/* memory.c: zeroed memory, or the end of the job. */
void *take(size_t count, size_t bytes);
double **take_lines(int lines, int length);
void free_lines(double **lines);

/* parts.c: items from first to end, without end, of a rank. */
struct part {
    int first, end;
};
struct part part_of(int items, int rank, int ranks);
int part_owner(int items, int item, int ranks);
void part_counts(int items, int ranks, int factor, int *counts, int *places);

/* Number of this rank, and of all ranks. */
int rank_in(MPI_Comm comm);
int ranks_in(MPI_Comm comm);

/* quicksort.c: keys from first to last, both included. */
void quicksort(int *keys, int first, int last);

#endif
