/* Reduce_scatter_block of items with a negative extent, each of which lies before the item before: Open MPI writes past the memory
 * that it allocates for the items, and crashes. */
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
    int lengths[2] = {1, 3};
    MPI_Aint at[2] = {24, 48};
    static char sent[4096], received[4096];
    MPI_Datatype some, backwards;
    MPI_Op op;

    MPI_Init(&argc, &argv);
    MPI_Op_create(nothing, 0, &op);
    MPI_Type_create_hindexed(2, lengths, at, MPI_FLOAT, &some);
    MPI_Type_create_resized(some, 0, -8, &backwards);
    MPI_Type_commit(&backwards);
    for (int count = 1; count <= 64; count++) {
        MPI_Reduce_scatter_block(sent + 2048, received + 2048, count, backwards, op, MPI_COMM_SELF);
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
