/* A Put of 3 floats to 7 items of a derived datatype in the window of rank 0: Open MPI 5.0.11 reads on behind the floats, and crashes.
 * MPI allows fewer data than the items have; with "whole" the program puts all 7. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    static float memory[1024], mine[7] = {1, 2, 3, 4, 5, 6, 7};
    int rank, count = argc > 1 ? 7 : 3;
    MPI_Datatype type;
    MPI_Win window;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Type_create_resized(MPI_FLOAT, 0, 8, &type);
    MPI_Type_commit(&type);
    MPI_Win_create(memory, rank == 0 ? sizeof memory : 0, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 1)
        MPI_Put(mine, count, MPI_FLOAT, 0, 0, 7, type, window);
    MPI_Win_unlock_all(window);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        for (int i = 0; i < 7; i++)
            printf("%g%s", memory[2 * i], i < 6 ? " " : "\n");
    MPI_Win_free(&window);
    MPI_Type_free(&type);
    MPI_Finalize();
    return 0;
}
