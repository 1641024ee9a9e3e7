/* Scan or, with an argument, Exscan of items with a negative extent: MPICH writes before the memory that it allocates for an item. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void nothing(void *in, void *inout, int *count, MPI_Datatype *type)
{
    (void)in, (void)inout, (void)count, (void)type;
}

int main(int argc, char **argv)
{
    int lengths[2] = {1, 2};
    MPI_Aint at[2] = {16, 32};
    static char sent[4096], received[4096];
    MPI_Datatype some, backwards;
    MPI_Op op;

    MPI_Init(&argc, &argv);
    MPI_Op_create(nothing, 1, &op);
    MPI_Type_create_hindexed(2, lengths, at, MPI_LONG, &some);
    MPI_Type_create_resized(some, 0, -16, &backwards);
    MPI_Type_commit(&backwards);
    for (int count = 1; count <= 64; count++) {
        if (argc > 1)
            MPI_Exscan(sent + 2048, received + 2048, count, backwards, op, MPI_COMM_SELF);
        else
            MPI_Scan(sent + 2048, received + 2048, count, backwards, op, MPI_COMM_SELF);
        void *other = malloc(16 * count + 64);
        memset(other, 1, 16 * count + 64);
        free(other);
    }
    printf("fine\n");
    MPI_Type_free(&backwards);
    MPI_Type_free(&some);
    MPI_Op_free(&op);
    MPI_Finalize();
    return 0;
}
