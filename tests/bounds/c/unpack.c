/*
 * Unpacks items of three blocks each, by Unpack and Unpack_external, and counts the bytes outside
 * of all blocks that change. In an item, each next block lies at a lower address.
 */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    static char packed[256], memory[4096];
    int lengths[1] = {2}, at = 0, outside[2] = {0};
    MPI_Aint places[1] = {56}, far = 0, lb, extent;
    MPI_Datatype pair, backwards, three;

    MPI_Init(&argc, &argv);
    for (int i = 0; i < (int)sizeof packed; i++)
        packed[i] = 1;
    MPI_Type_create_hindexed(1, lengths, places, MPI_BYTE, &pair);
    MPI_Type_create_resized(pair, 0, -24, &backwards);
    MPI_Type_contiguous(3, backwards, &three);
    MPI_Type_commit(&three);
    MPI_Type_get_extent(three, &lb, &extent);
    for (int external = 0; external < 2; external++) {
        for (int i = 0; i < (int)sizeof memory; i++)
            memory[i] = 0;
        if (external)
            MPI_Unpack_external("external32", packed, sizeof packed, &far, memory + 2048, 11, three);
        else
            MPI_Unpack(packed, sizeof packed, &at, memory + 2048, 11, three, MPI_COMM_SELF);
        for (int item = 0; item < 11; item++)
            for (int block = 0; block < 3; block++)
                for (int b = 0; b < 2; b++)
                    memory[2048 + item * extent + block * -24 + 56 + b] = 0;
        for (int i = 0; i < (int)sizeof memory; i++)
            outside[external] += memory[i];
    }
    printf("extent %ld; %d bytes outside, %d with Unpack_external\n", (long)extent, outside[0], outside[1]);
    MPI_Type_free(&three);
    MPI_Type_free(&backwards);
    MPI_Type_free(&pair);
    MPI_Finalize();
    return outside[0] + outside[1] != 0;
}
