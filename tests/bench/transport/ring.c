/* Reference in C for make bench-transport, a lower bound of the times. It sends a message around all ranks; rank 0 records the time of
   each round, divided by the number of hops. "ring SECONDS" prints the same lines as TransportBench.java. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { LEAST = 20, MOST = 100000 };

static int rank, size, next;

static void go_round(char *message, int length) {
    if (rank == 0) MPI_Send(message, length, MPI_BYTE, next, 1, MPI_COMM_WORLD);
    MPI_Recv(message, length, MPI_BYTE, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank != 0) MPI_Send(message, length, MPI_BYTE, next, 1, MPI_COMM_WORLD);
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int rounds_for(char *message, int length, double seconds) {
    double begin = MPI_Wtime();
    for (int i = 0; i < LEAST; i++) go_round(message, length);
    double rounds = seconds / ((MPI_Wtime() - begin) / LEAST);
    int chosen = rounds < LEAST ? LEAST : rounds > MOST ? MOST : (int)rounds;
    MPI_Bcast(&chosen, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return chosen;
}

static void measure(char *message, int length, double seconds) {
    static double times[MOST];
    int rounds = rounds_for(message, length, seconds);
    for (int turn = 0; turn < 2; turn++) {
        MPI_Barrier(MPI_COMM_WORLD);
        for (int i = 0; i < rounds; i++) {
            double begin = MPI_Wtime();
            go_round(message, length);
            times[i] = (MPI_Wtime() - begin) / size * 1e6;
        }
    }
    if (rank != 0) return;
    qsort(times, (size_t)rounds, sizeof *times, compare);
    printf("c %d %d %.2f %.2f %.2f %.2f\n", size, length, times[rounds / 2], times[(int)(rounds * 0.99)], times[(int)(rounds * 0.999)],
           times[rounds - 1]);
}

int main(int argc, char **argv) {
    int lengths[] = {16, 256, 4096, 65536, 1 << 20};
    char *message = calloc(1, 1 << 20);
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    next = (rank + 1) % size;
    for (int i = 0; i < 5; i++) measure(message, lengths[i], argc > 1 ? atof(argv[1]) : 1);
    MPI_Finalize();
    free(message);
    return 0;
}
