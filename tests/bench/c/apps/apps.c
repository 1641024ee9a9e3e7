/*
 * The program for the ranks in C of make bench-apps and make bench-papers. With arguments NAME SIZE ... it runs each algorithm on all
 * ranks and on one rank, and compares the checksums. With NAME driver PORT it runs one algorithm when the driver asks: the driver is the
 * Java process that starts the ranks and sends them commands over a socket.
 */
#include "apps.h"

#include "../driver.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    app_function *app;
} all[] = {{"cg", cg},   {"heat", heat}, {"nbody", nbody}, {"sort", sample_sort},
           {"asp", asp}, {"leq", leq},   {"qr", qr}};

double clock_nanos;
static double entered;

void clock_enter(void)
{
    entered = now();
}

void clock_leave(void)
{
    clock_nanos += now() - entered;
}

static app_function *app_named(const char *name)
{
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].name, name) == 0)
            return all[i].app;
    fprintf(stderr, "apps: no algorithm is called %s\n", name);
    exit(1);
}

static void compare(const char *name, int size)
{
    app_function *app = app_named(name);
    uint64_t part = app(size, MPI_COMM_WORLD), whole = 0;
    MPI_Allreduce(&part, &whole, 1, MPI_UINT64_T, MPI_BXOR, MPI_COMM_WORLD);
    if (rank_in(MPI_COMM_WORLD) != 0)
        return;
    uint64_t serial = app(size, MPI_COMM_SELF);
    if (serial != whole) {
        fprintf(stderr, "apps: %016" PRIx64 " on one rank, %016" PRIx64 " on all\n", serial, whole);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    printf("%s %d: checksum %016" PRIx64 "\n", name, size, serial);
}

/* Runs the algorithm for each command "together SIZE" or "alone SIZE" of the driver, and answers with the nanoseconds of the run, the
   nanoseconds in calls of MPI, and the checksum. */
static void obey(const char *name, const char *port)
{
    app_function *app = app_named(name);
    bind_to_core(rank_in(MPI_COMM_WORLD), ranks_in(MPI_COMM_WORLD));
    connect_to(port);
    fprintf(driver_out, "%d %s\n", rank_in(MPI_COMM_WORLD), name);
    char way[16];
    int size;
    while (fscanf(driver_in, "%15s %d", way, &size) == 2) {
        MPI_Comm comm = strcmp(way, "together") == 0 ? MPI_COMM_WORLD : MPI_COMM_SELF;
        MPI_Barrier(comm);
        clock_nanos = 0;
        double begin = now();
        uint64_t checksum = app(size, comm);
        double nanos = now() - begin;
        fprintf(driver_out, "%.0f %.0f %016" PRIx64 "\n", nanos, clock_nanos, checksum);
    }
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    if (argc == 4)
        obey(argv[1], argv[3]);
    for (int i = 1; argc != 4 && i + 1 < argc; i += 2)
        compare(argv[i], atoi(argv[i + 1]));
    MPI_Finalize();
    return 0;
}
