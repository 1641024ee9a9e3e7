/* Opens a port, for which MPICH over UCX has no space: "no space for port_name tag". */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    char port[MPI_MAX_PORT_NAME] = "";
    char text[MPI_MAX_ERROR_STRING] = "";
    int length = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    int error = MPI_Open_port(MPI_INFO_NULL, port);
    if (error != MPI_SUCCESS) {
        MPI_Error_string(error, text, &length);
    }
    printf("port '%s' %s\n", port, text);
    MPI_Finalize();
    return error != MPI_SUCCESS;
}
