/*
 * A rank of the bench: says to the driver, over a socket, which rank it is and what games it knows,
 * plays those that the driver names, and tells how many nanoseconds, and how many bytes of Java's
 * heap, each round of one took. Between games it waits for the driver, not in MPI.
 */
#include "games.h"

#include <arpa/inet.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static FILE *in, *out;

/* Keeps each rank on one core where there are more ranks than cores: which of them share one would be chance. */
static void take_seat(void)
{
    cpu_set_t cores, seat;
    if (sched_getaffinity(0, sizeof cores, &cores) != 0 || ranks <= CPU_COUNT(&cores))
        return;
    int core = -1;
    for (int others = rank % CPU_COUNT(&cores); others >= 0; others--)
        do
            core++;
        while (!CPU_ISSET(core, &cores));
    CPU_ZERO(&seat);
    CPU_SET(core, &seat);
    if (sched_setaffinity(0, sizeof seat, &seat) != 0)
        perror("bench: sched_setaffinity");
}

static void connect_to(const char *port)
{
    struct sockaddr_in driver = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port))};
    driver.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int end = socket(AF_INET, SOCK_STREAM, 0);
    if (end < 0 || connect(end, (struct sockaddr *)&driver, sizeof driver) != 0) {
        perror("bench: no driver");
        exit(1);
    }
    in = fdopen(end, "r");
    out = fdopen(dup(end), "w");
    setvbuf(out, NULL, _IOLBF, BUFSIZ);
}

static void introduce(void)
{
    fprintf(out, "%d", rank);
    for (int i = 0; game_name(i) != NULL; i++)
        fprintf(out, " %s", game_name(i));
    fprintf(out, "\n");
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
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
    take_seat();
    connect_to(argv[1]);
    introduce();
    char name[32];
    int size, times;
    while (fscanf(in, "%31s %d %d", name, &size, &times) == 3)
        fprintf(out, "%.3f 0\n", play(name, size, times));
    games_end();
    MPI_Finalize();
    return 0;
}
