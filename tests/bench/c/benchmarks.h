/* The benchmarks in C, with which every other contender is compared. */
#ifndef PANMPI_BENCH_BENCHMARKS_H
#define PANMPI_BENCH_BENCHMARKS_H

#include <mpi.h>

enum { TAG = 1, WINDOW = 64, COLUMNS = 16, LARGEST = 4 << 20 };

/* This rank, how many there are, and what they send from and receive into. */
extern int rank, ranks;
extern char *sent, *received;

/* Runs a number of iterations, with messages of a number of bytes. */
typedef void benchmark_function(int size, int times);

/* To be called once each, after MPI_Init and before MPI_Finalize. */
void benchmarks_begin(void);
void benchmarks_end(void);

/* The benchmark of a name; NULL if there is none. */
benchmark_function *benchmark_named(const char *name);

/* The name of the benchmark of a number; NULL after the last one. */
const char *benchmark_name(int number);

/* pairs.c: rank i of the first half exchanges messages with rank i of the second one. */
benchmark_function pingpong, window, bidirectional;

/* rings.c: each rank sends to the next one and receives from the previous one. */
benchmark_function halo, overlap, put, shared;
void rings_end(void);

/* collectives.c */
benchmark_function barrier, bcast, allreduce, allgather, alltoall, rank_of;

#endif
