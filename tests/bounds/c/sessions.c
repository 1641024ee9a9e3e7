/* Reduce_local in a process that has only a session, without MPI_Init: Open MPI 5.0.11 crashes. */
#include <mpi.h>
#include <stdio.h>

int main(void)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    int in = 1, inout = 2;

    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_Group_from_session_pset(session, "mpi://SELF", &group);
    MPI_Comm_create_from_group(group, "panmpi", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    MPI_Reduce_local(&in, &inout, 1, MPI_INT, MPI_SUM);
    printf("went on, with %d\n", inout);
    MPI_Group_free(&group);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
    return 0;
}
