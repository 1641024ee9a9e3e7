/* MPI_Comm_create_group on a copy of MPI_COMM_WORLD with the group of MPI_COMM_WORLD, which has the same processes: MPICH 4.0.2 crashes.
 * It does not with the group of the copy. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    MPI_Comm copy, made;
    MPI_Group group;

    MPI_Init(&argc, &argv);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_group(MPI_COMM_WORLD, &group);
    MPI_Comm_create_group(copy, group, 1, &made);
    puts("made");
    MPI_Comm_free(&made);
    MPI_Group_free(&group);
    MPI_Comm_free(&copy);
    MPI_Finalize();
    return 0;
}
