/*
 * Reads a file into the blocks of a datatype that are not in ascending order or, with an argument,
 * into a block that lies before the beginning of its item. Counts the changed bytes outside of all
 * blocks, which must be none.
 */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

static char memory[4096], allowed[4096];

int main(int argc, char **argv)
{
    int before = argc > 1;
    int lengths[3] = {2, 3, 3}, before_lengths[3] = {12}, outside = 0, count = before ? 10 : 4;
    MPI_Aint at[3] = {61, 16, 64}, places[3] = {-16}, lb, extent;
    MPI_Datatype some, type;
    MPI_File file;

    MPI_Init(&argc, &argv);
    if (before)
        MPI_Type_create_hindexed(1, before_lengths, places, MPI_BYTE, &some);
    else
        MPI_Type_create_hindexed(3, lengths, at, MPI_BYTE, &some);
    MPI_Type_create_resized(some, before ? -16 : 72, before ? 12 : 8, &type);
    MPI_Type_commit(&type);
    MPI_Type_get_extent(type, &lb, &extent);
    MPI_File_open(MPI_COMM_SELF, "bounds.data", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file);
    memset(memory, 1, sizeof memory);
    MPI_File_write_at(file, 0, memory, sizeof memory, MPI_BYTE, MPI_STATUS_IGNORE);
    memset(memory, 0, sizeof memory);
    for (int i = 0; i < count; i++)
        for (int r = 0; r < 3; r++)
            for (int b = 0; b < (before ? before_lengths : lengths)[r]; b++)
                allowed[1024 + i * extent + (before ? places : at)[r] + b] = 1;
    MPI_File_read_all(file, memory + 1024, count, type, MPI_STATUS_IGNORE);
    for (int i = 0; i < (int)sizeof memory; i++)
        outside += memory[i] && !allowed[i];
    printf("extent %ld, %d bytes outside\n", (long)extent, outside);
    MPI_File_close(&file);
    MPI_Type_free(&type);
    MPI_Type_free(&some);
    MPI_Finalize();
    return outside != 0;
}
