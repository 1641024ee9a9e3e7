/* Spawns itself with an empty argument ("empty"), which ends MPICH's mpiexec, or with an argument of two lines ("lines"), of which
 * the child gets only the first. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    MPI_Comm parent, child;

    MPI_Init(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL) {
        printf("started with %d arguments, the first of %zu characters\n", argc - 1, strlen(argv[1]));
        MPI_Comm_disconnect(&parent);
    } else {
        char *empty[] = {"", "b", NULL}, *lines[] = {"a\nb", "c", NULL};
        MPI_Comm_spawn(argv[0], argc > 1 && strcmp(argv[1], "lines") == 0 ? lines : empty, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &child,
                       MPI_ERRCODES_IGNORE);
        MPI_Comm_disconnect(&child);
    }
    MPI_Finalize();
    return 0;
}
