/*
 * A Cartesian communicator of one process in a job of more. Its group must have one member, too; that of MPICH 5.0.2 has all processes.
 */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    int places = 1, periods = 0, size = 0, members = 0;
    MPI_Comm line;
    MPI_Init(&argc, &argv);
    MPI_Cart_create(MPI_COMM_WORLD, 1, &places, &periods, 0, &line);
    if (line != MPI_COMM_NULL) {
        MPI_Group group;
        MPI_Comm_size(line, &size);
        MPI_Comm_group(line, &group);
        MPI_Group_size(group, &members);
        printf("%d in the communicator, %d in its group\n", size, members);
        MPI_Group_free(&group);
        MPI_Comm_free(&line);
    }
    MPI_Finalize();
    return size != members;
}
