/* The games of the bench, in C: what every other contender is compared with. */
#ifndef PANMPI_BENCH_GAMES_H
#define PANMPI_BENCH_GAMES_H

#include <mpi.h>

enum { TAG = 1, WINDOW = 64, COLUMNS = 16, LARGEST = 4 << 20 };

/* This rank, how many there are, and what they send from and receive into. */
extern int rank, ranks;
extern char *sent, *received;

/* Plays so many rounds with messages of so many bytes. */
typedef void game_function(int size, int times);

/* To be called once each, after MPI_Init and before MPI_Finalize. */
void games_begin(void);
void games_end(void);

/* The game of a name; NULL if there is none. */
game_function *game_named(const char *name);

/* The name of the game of a number; NULL behind the last one. */
const char *game_name(int number);

/* pairs.c: rank i of the first half plays with rank i of the second one. */
game_function pingpong, window, bidirectional;

/* rings.c: each rank sends to the next one and receives from the previous one. */
game_function halo, overlap, put, shared;
void rings_end(void);

/* collectives.c */
game_function barrier, bcast, allreduce, allgather, alltoall, rank_of;

#endif
