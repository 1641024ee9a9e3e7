/*
 * One-sided calls whose two sides differ in their amount of data, on two processes:
 *   amounts put         500 ints are put into the last int of a window: the ints behind the window
 *                       are overwritten.
 *   amounts accumulate  the same with MPI_SUM.
 *   amounts fetch       16 ints are fetched by an accumulate into a buffer of one int: the ints
 *                       behind the buffer are overwritten.
 *   amounts more        one int is fetched into a buffer of 500, which MPI allows.
 */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

enum { MANY = 500, WINDOW = 16 };

static int around(const int *memory, int from, int to)
{
    int changed = 0;

    for (int i = from; i < to; i++)
        changed += memory[i] != 1;
    return changed;
}

static void fill(int *memory, int count)
{
    for (int i = 0; i < count; i++)
        memory[i] = 1;
}

static int call(const char *kind, int *source, int *result, MPI_Win window)
{
    if (strcmp(kind, "put") == 0)
        return MPI_Put(source, MANY, MPI_INT, 1, WINDOW - 1, 1, MPI_INT, window);
    if (strcmp(kind, "accumulate") == 0)
        return MPI_Accumulate(source, MANY, MPI_INT, 1, WINDOW - 1, 1, MPI_INT, MPI_SUM, window);
    if (strcmp(kind, "fetch") == 0)
        return MPI_Get_accumulate(source, 1, MPI_INT, result, 1, MPI_INT, 1, 0, WINDOW, MPI_INT, MPI_SUM, window);
    return MPI_Get_accumulate(source, 0, MPI_INT, result, MANY, MPI_INT, 1, WINDOW - 1, 1, MPI_INT, MPI_NO_OP, window);
}

int main(int argc, char **argv)
{
    static int memory[WINDOW + MANY], source[MANY], result[MANY];
    const char *kind = argc > 1 ? argv[1] : "put";
    MPI_Win window;
    int rank, code = 0;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    fill(memory, WINDOW + MANY);
    fill(result, MANY);
    MPI_Win_create(memory, WINDOW * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        code = call(kind, source, result, window);
        MPI_Win_unlock(1, window);
        printf("code %d, %d ints behind the result changed\n", code, around(result, 1, MANY));
    }
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 1)
        printf("%d ints behind the window changed\n", around(memory, WINDOW, WINDOW + MANY));
    MPI_Win_free(&window);
    MPI_Finalize();
    return 0;
}
