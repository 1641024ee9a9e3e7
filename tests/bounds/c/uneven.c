/* A Put of 3 floats to 7 items of a derived datatype in the window of rank 0, which MPI allows: Open MPI 5.0.11 reads beyond
 * the floats, and crashes. With "get" rank 1 makes a Get of items without data from itself; with "whole" the program puts all 7. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    static float memory[1024], mine[1000] = {1, 2, 3, 4, 5, 6, 7};
    const char *how = argc > 1 ? argv[1] : "";
    int rank, count = strcmp(how, "whole") == 0 ? 7 : 3;
    MPI_Datatype type, empty;
    MPI_Win window;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Type_create_resized(MPI_FLOAT, 0, 8, &type);
    MPI_Type_commit(&type);
    MPI_Type_vector(2, 0, 1, MPI_FLOAT, &empty);
    MPI_Type_commit(&empty);
    MPI_Win_create(memory, rank == 0 ? sizeof memory : 0, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 1 && strcmp(how, "get") == 0)
        MPI_Get(mine, 9, MPI_FLOAT, 1, 0, 103, empty, window);
    else if (rank == 1)
        MPI_Put(mine, count, MPI_FLOAT, 0, 0, 7, type, window);
    MPI_Win_unlock_all(window);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0)
        for (int i = 0; i < 7; i++)
            printf("%g%s", memory[2 * i], i < 6 ? " " : "\n");
    MPI_Win_free(&window);
    MPI_Type_free(&empty);
    MPI_Type_free(&type);
    MPI_Finalize();
    return 0;
}
