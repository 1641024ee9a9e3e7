/* Pack and, with an argument, Pack_external of datatypes without data: MPICH divides by their size. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int data[8] = {0}, at = 0;
    char packed[64];
    MPI_Aint far = 0;
    MPI_Datatype empty, empties;

    MPI_Init(&argc, &argv);
    MPI_Type_contiguous(0, MPI_INT, &empty);
    MPI_Type_create_resized(empty, 8, 16, &empties);
    MPI_Type_commit(&empties);
    if (argc > 1)
        MPI_Pack_external("external32", data, 3, empties, packed, sizeof packed, &far);
    else
        MPI_Pack(data, 3, empties, packed, sizeof packed, &at, MPI_COMM_SELF);
    printf("packed %d or %ld bytes\n", at, (long)far);
    MPI_Type_free(&empties);
    MPI_Type_free(&empty);
    MPI_Finalize();
    return 0;
}
