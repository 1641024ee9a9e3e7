/* Attaches memory of zero bytes to a dynamic window, and detaches it again: Open MPI 5.0 refuses to detach it. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    char memory[64];
    MPI_Win window;
    int attached, detached;

    MPI_Init(&argc, &argv);
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_SELF, &window);
    MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
    attached = MPI_Win_attach(window, memory, 0);
    detached = MPI_Win_detach(window, memory);
    printf("attached with code %d, detached with code %d\n", attached, detached);
    MPI_Win_free(&window);
    MPI_Finalize();
    return attached == MPI_SUCCESS && detached != MPI_SUCCESS;
}
