/* The games of the bench, in C: what every other contender is compared with. */
#ifndef PANMPI_BENCH_GAMES_H
#define PANMPI_BENCH_GAMES_H

#include <mpi.h>

/* Plays so many rounds with messages of so many bytes. */
typedef void game_function(int size, int times);

/* To be called once, between MPI_Init and the first game. */
void games_begin(void);

int games_rank(void);

/* The game of a name; NULL if there is none. */
game_function *game_named(const char *name);

#endif
