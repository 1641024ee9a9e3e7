/* Reduce_scatter and its variants on columns of a matrix, whose elements interleave: with an operation that is not commutative,
 * MPICH returns wrong numbers on 2, 4 and 8 ranks. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

enum { ROWS = 3, MOST = 16 };
static int ranks, rank;

/* Operation whose result is the operand of the lower rank. */
static void first(void *in, void *inout, int *count, MPI_Datatype *column)
{
    (void) column;
    for (int i = 0; i < *count; i++)
        for (int row = 0; row < ROWS; row++)
            ((int *) inout)[row * ranks + i] = ((int *) in)[row * ranks + i];
}

/* Returns the number of wrong elements on all ranks, and resets the buffer: each rank must have its column of rank 0's matrix. */
static int check(const char *call, int *got)
{
    int bad = 0, all = 0;
    for (int row = 0; row < ROWS; row++)
        bad += got[row * ranks] != row * ranks + rank;
    MPI_Allreduce(&bad, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%s: %d of %d wrong\n", call, all, ranks * ROWS);
    memset(got, 0xff, ROWS * MOST * sizeof *got);
    return all;
}

int main(int argc, char **argv)
{
    int sent[ROWS * MOST], got[ROWS * MOST], counts[MOST], bad = 0;
    MPI_Datatype vector, column;
    MPI_Request request;
    MPI_Op op;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Type_vector(ROWS, 1, ranks, MPI_INT, &vector);
    MPI_Type_create_resized(vector, 0, sizeof(int), &column);
    MPI_Type_commit(&column);
    MPI_Op_create(first, 0, &op);
    for (int i = 0; i < ROWS * ranks; i++)
        sent[i] = 1000 * rank + i;
    for (int i = 0; i < ranks; i++)
        counts[i] = 1;
    MPI_Reduce_scatter_block(sent, got, 1, column, op, MPI_COMM_WORLD);
    bad += check("MPI_Reduce_scatter_block", got);
    MPI_Reduce_scatter(sent, got, counts, column, op, MPI_COMM_WORLD);
    bad += check("MPI_Reduce_scatter", got);
    MPI_Ireduce_scatter_block(sent, got, 1, column, op, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    bad += check("MPI_Ireduce_scatter_block", got);
    MPI_Ireduce_scatter(sent, got, counts, column, op, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    bad += check("MPI_Ireduce_scatter", got);
    MPI_Finalize();
    return bad != 0;
}
