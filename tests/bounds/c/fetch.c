/* Fetch_and_op with MPI_SUM on booleans, for which MPI does not define the sum: Open MPI calls a function that does not exist. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    _Bool *base, mine = 1, got = 0;
    MPI_Win window;
    int code;

    MPI_Init(&argc, &argv);
    MPI_Win_allocate(64, 1, MPI_INFO_NULL, MPI_COMM_SELF, &base, &window);
    MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, window);
    code = MPI_Fetch_and_op(&mine, &got, MPI_C_BOOL, 0, 0, MPI_SUM, window);
    printf("ended with code %d\n", code);
    MPI_Win_unlock(0, window);
    MPI_Win_free(&window);
    MPI_Finalize();
    return 0;
}
