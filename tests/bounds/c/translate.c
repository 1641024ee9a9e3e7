/* Passes a rank that does not exist to Group_translate_ranks: Open MPI reads memory behind its list of the group's processes. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    MPI_Group all, self;
    int rank = 1 << 24, translated = 0, code;

    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_group(MPI_COMM_WORLD, &all);
    MPI_Comm_group(MPI_COMM_SELF, &self);
    code = MPI_Group_translate_ranks(all, 1, &rank, self, &translated);
    printf("ended with code %d\n", code);
    MPI_Group_free(&all);
    MPI_Group_free(&self);
    MPI_Finalize();
    return 0;
}
