/* Hello.java of the examples, in C, to compare how long both take. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank, size, length;
    char library[MPI_MAX_LIBRARY_VERSION_STRING], processor[MPI_MAX_PROCESSOR_NAME];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Get_library_version(library, &length);
    library[strcspn(library, "\n")] = '\0';
    MPI_Get_processor_name(processor, &length);
    printf("rank %d of %d, %s: %s\n", rank, size, processor, library);
    MPI_Finalize();
    return 0;
}
