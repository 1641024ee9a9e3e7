/*
 * The program for the ranks in C of make bench. It connects to the driver by a socket, sends its rank and the names of its benchmarks,
 * and runs the benchmarks that the driver names. For each it answers with the nanoseconds of one iteration and with a 0, where programs
 * in Java report the bytes that they have allocated. In between it waits at the socket, not in a call of MPI.
 */
#include "driver.h"
#include "benchmarks.h"

#include <stdio.h>

static void introduce(void)
{
    fprintf(driver_out, "%d", rank);
    for (int i = 0; benchmark_name(i) != NULL; i++)
        fprintf(driver_out, " %s", benchmark_name(i));
    fprintf(driver_out, "\n");
}

static double run(const char *name, int size, int times)
{
    benchmark_function *benchmark = benchmark_named(name);
    if (benchmark == NULL) {
        fprintf(stderr, "bench: no benchmark is called %s\n", name);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    double begin = now();
    benchmark(size, times);
    MPI_Barrier(MPI_COMM_WORLD);
    return (now() - begin) / times;
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    benchmarks_begin();
    bind_to_core(rank, ranks);
    connect_to(argv[1]);
    introduce();
    char name[32];
    int size, times;
    while (fscanf(driver_in, "%31s %d %d", name, &size, &times) == 3)
        fprintf(driver_out, "%.3f 0\n", run(name, size, times));
    benchmarks_end();
    MPI_Finalize();
    return 0;
}
