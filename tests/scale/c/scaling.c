/*
 * Program of make scale, which shows how costs grow with the number of ranks. Measures the start,
 * the memory, a barrier and a small reduction; rank 0 prints the mean or worst values of all ranks.
 * The argument is the time when the job was started, in milliseconds of the system's clock.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BATCHES = 7 };

static long long in, out;

static double read_clock(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void barrier(void) { MPI_Barrier(MPI_COMM_WORLD); }

static void allreduce(void)
{
    MPI_Allreduce(&in, &out, 1, MPI_LONG_LONG, MPI_SUM, MPI_COMM_WORLD);
}

static double batch(void (*call)(void), int times)
{
    double begin = read_clock(CLOCK_MONOTONIC);
    for (int i = 0; i < times; i++)
        call();
    double nanos = (read_clock(CLOCK_MONOTONIC) - begin) / times;
    MPI_Bcast(&nanos, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    return nanos;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Returns the microseconds of a call: the median of some batches, after a warm-up. */
static double micros(void (*call)(void))
{
    int times = 1;
    while (batch(call, times) * times < 5e7)
        times *= 2;
    double batches[BATCHES];
    for (int i = 0; i < BATCHES; i++)
        batches[i] = batch(call, times) / 1e3;
    qsort(batches, BATCHES, sizeof(double), compare);
    return batches[BATCHES / 2];
}

/* Adds this rank's kilobytes of memory: all resident ones (Rss), its share of these (Pss), and those of its private pages. */
static void memory(double *kilobytes)
{
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    char line[256];
    double kb;
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "Rss: %lf", &kb) == 1)
            kilobytes[0] += kb;
        else if (sscanf(line, "Pss: %lf", &kb) == 1)
            kilobytes[1] += kb;
        else if (sscanf(line, "Private_Clean: %lf", &kb) == 1 ||
                 sscanf(line, "Private_Dirty: %lf", &kb) == 1)
            kilobytes[2] += kb;
    }
    if (file != NULL)
        fclose(file);
}

int main(int argc, char **argv)
{
    double mine[2], worst[2], own[3] = {0}, sum[3];
    double begin = read_clock(CLOCK_MONOTONIC);
    MPI_Init(&argc, &argv);
    mine[0] = (read_clock(CLOCK_MONOTONIC) - begin) / 1e6;
    mine[1] = read_clock(CLOCK_REALTIME) / 1e6 - atof(argv[1]);
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double barriers = micros(barrier), allreduces = micros(allreduce);
    MPI_Allreduce(mine, worst, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    memory(own);
    MPI_Allreduce(own, sum, 3, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("scale %.2f %.1f %.0f %.0f %.0f %.3f %.3f\n", worst[0], worst[1], sum[0] / size,
               sum[1] / size, sum[2] / size, barriers, allreduces);
    MPI_Finalize();
    return 0;
}
