/* The benchmarks in C. The times of panmpi and of other bindings are compared with their times. */
#ifndef PANMPI_BENCH_BENCHMARKS_H
#define PANMPI_BENCH_BENCHMARKS_H

#include <mpi.h>

enum { TAG = 1, WINDOW = 64, COLUMNS = 16, LARGEST = 4 << 20 };

/* Number of this rank, number of all ranks, and the buffers to send from and receive into. */
extern int rank, ranks;
extern char *sent, *received;

/* Runs a number of iterations, with messages of a number of bytes. */
typedef void benchmark_function(int size, int times);

/* Begin and end of all benchmarks: call each once, after MPI_Init and before MPI_Finalize. */
void benchmarks_begin(void);
void benchmarks_end(void);

/* Returns the benchmark with a name; NULL if there is none. */
benchmark_function *benchmark_named(const char *name);

/* Returns the name of the benchmark with a number; NULL after the last one. */
const char *benchmark_name(int number);

/* pairs.c: rank i of the first half exchanges messages with rank i of the second one. */
benchmark_function pingpong, window, bidirectional;

/* rings.c: each rank sends to the next one and receives from the previous one. */
benchmark_function halo, overlap, put, shared;
void rings_end(void);

/* collectives.c: collective calls. In addition rank_of calls MPI_Comm_rank, the cheapest call, which is not collective. */
benchmark_function barrier, bcast, allreduce, allgather, alltoall, rank_of;

#endif
