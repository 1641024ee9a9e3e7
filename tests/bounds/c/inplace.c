/*
 * MPI_Reduce in place, at each root in turn. MPICH 4.0.2 crashes if the root is not rank 0 and the message is longer than 2 KiB, on two
 * or more ranks. The argument is the number of elements, 8 bytes each.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { LARGEST = 100000 };

int main(int argc, char **argv)
{
    static long values[LARGEST];
    int rank, ranks, count = argc > 1 ? atoi(argv[1]) : 257;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    for (int root = 0; root < ranks; root++) {
        for (int i = 0; i < count; i++) {
            values[i] = rank;
        }
        MPI_Reduce(rank == root ? MPI_IN_PLACE : values, values, count, MPI_LONG, MPI_SUM, root, MPI_COMM_WORLD);
        if (rank == root) {
            printf("root %d: the sum is %ld, it must be %d\n", root, values[0], ranks * (ranks - 1) / 2);
            fflush(stdout);
        }
    }
    MPI_Finalize();
    return 0;
}
