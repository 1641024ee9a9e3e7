/*
 * Uses datatypes without data in Unpack or, with an argument, in Pack ("pack"), Pack_external ("external") or Unpack_external
 * ("unpack-external"): MPICH divides by their size.
 */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    int data[8] = {0}, at = 0;
    char packed[64] = {0};
    MPI_Aint far = 0;
    MPI_Datatype empty, empties;

    MPI_Init(&argc, &argv);
    MPI_Type_contiguous(0, MPI_INT, &empty);
    MPI_Type_create_resized(empty, 8, 16, &empties);
    MPI_Type_commit(&empty);
    MPI_Type_commit(&empties);
    if (argc == 1)
        MPI_Unpack(packed, sizeof packed, &at, data, 3, empty, MPI_COMM_SELF);
    else if (strcmp(argv[1], "pack") == 0)
        MPI_Pack(data, 3, empties, packed, sizeof packed, &at, MPI_COMM_SELF);
    else if (strcmp(argv[1], "external") == 0)
        MPI_Pack_external("external32", data, 3, empties, packed, sizeof packed, &far);
    else
        MPI_Unpack_external("external32", packed, sizeof packed, &far, data, 3, empties);
    printf("packed %d or %ld bytes\n", at, (long)far);
    MPI_Type_free(&empties);
    MPI_Type_free(&empty);
    MPI_Finalize();
    return 0;
}
