/* Spawns itself with an empty argument ("empty"), which ends MPICH's mpiexec; with an argument of two lines ("lines"), of which the child
 * gets only the first; or with an argument of 5000 characters ("long"), which Intel MPI's mpiexec leaves out. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    MPI_Comm parent, child;

    MPI_Init(&argc, &argv);
    MPI_Comm_get_parent(&parent);
    if (parent != MPI_COMM_NULL) {
        printf("started with %d arguments, the first of %zu characters\n", argc - 1, argc > 1 ? strlen(argv[1]) : 0);
        MPI_Comm_disconnect(&parent);
    } else {
        char text[5001] = {0}, *empty[] = {"", "b", NULL}, *lines[] = {"a\nb", "c", NULL}, *longs[] = {"c", text, NULL};
        const char *kind = argc > 1 ? argv[1] : "empty";
        char **words = strcmp(kind, "lines") == 0 ? lines : strcmp(kind, "long") == 0 ? longs : empty;
        memset(text, 'x', sizeof text - 1);
        MPI_Comm_spawn(argv[0], words, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, &child, MPI_ERRCODES_IGNORE);
        MPI_Comm_disconnect(&child);
    }
    MPI_Finalize();
    return 0;
}
