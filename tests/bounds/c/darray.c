/*
 * Process 0 of a grid of 2 x 3 has columns 0 and 1 of an array of 7 x 5 in Fortran's order, the first 4 rows of each: its fifth element lies
 * one column, 7 elements, after the first. Intel MPI 2021.18 puts it 4 elements after the first.
 */
#include <mpi.h>
#include <stdio.h>

enum { ROWS = 7, COLUMNS = 5, OWN = 8 };

int main(int argc, char **argv)
{
    int sizes[] = {ROWS, COLUMNS}, grid[] = {2, 3}, kinds[] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC};
    int lengths[] = {MPI_DISTRIBUTE_DFLT_DARG, 2}, packed[OWN], array[ROWS * COLUMNS] = {0}, position = 0;
    MPI_Datatype type;
    MPI_Init(&argc, &argv);
    MPI_Type_create_darray(6, 0, 2, sizes, kinds, lengths, grid, MPI_ORDER_FORTRAN, MPI_INT, &type);
    MPI_Type_commit(&type);
    for (int i = 0; i < OWN; i++) {
        packed[i] = i + 1;
    }
    MPI_Unpack(packed, sizeof packed, &position, array, 1, type, MPI_COMM_SELF);
    printf("element 4 is %d and element 7 is %d, they must be 0 and 5\n", array[4], array[ROWS]);
    MPI_Type_free(&type);
    MPI_Finalize();
    return array[ROWS] != 5;
}
