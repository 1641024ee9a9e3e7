/*
 * A rank of the bench: says to the driver, over a socket, which rank it is and what games it knows,
 * plays those that the driver names, and tells how many nanoseconds, and how many bytes of Java's
 * heap, each round of one took. Between games it waits for the driver, not in MPI.
 */
#include "driver.h"
#include "games.h"

#include <stdio.h>

static void introduce(void)
{
    fprintf(driver_out, "%d", rank);
    for (int i = 0; game_name(i) != NULL; i++)
        fprintf(driver_out, " %s", game_name(i));
    fprintf(driver_out, "\n");
}

static double play(const char *name, int size, int times)
{
    game_function *game = game_named(name);
    if (game == NULL) {
        fprintf(stderr, "bench: no game is called %s\n", name);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    double begin = now();
    game(size, times);
    MPI_Barrier(MPI_COMM_WORLD);
    return (now() - begin) / times;
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    games_begin();
    take_seat(rank, ranks);
    connect_to(argv[1]);
    introduce();
    char name[32];
    int size, times;
    while (fscanf(driver_in, "%31s %d %d", name, &size, &times) == 3)
        fprintf(driver_out, "%.3f 0\n", play(name, size, times));
    games_end();
    MPI_Finalize();
    return 0;
}
