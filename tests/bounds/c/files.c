/*
 * Accesses to a file that end the process or wait for ever. The argument chooses one of them:
 * "empty" (with a datatype without data), "behind" (reads behind the end of the file), "negative"
 * (has a negative offset). The call is nonblocking; with "empty-all" and "behind-all" it is
 * collective.
 */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static MPI_File file;
static char memory[4096];

static void access_at(MPI_Offset place, int count, MPI_Datatype type, int all)
{
    MPI_Request request = MPI_REQUEST_NULL;
    int code = all ? MPI_File_read_at_all_begin(file, place, memory, count, type)
                   : MPI_File_iread_at(file, place, memory, count, type, &request);

    printf("begun with code %d\n", code);
    fflush(stdout);
    code = all ? MPI_File_read_at_all_end(file, memory, MPI_STATUS_IGNORE) : MPI_Wait(&request, MPI_STATUS_IGNORE);
    printf("ended with code %d\n", code);
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "empty";
    int all = strstr(name, "-all") != NULL;
    MPI_Datatype wide, nothing, empty;

    alarm(5);
    MPI_Init(&argc, &argv);
    MPI_Type_create_resized(MPI_INT, -876, 48, &wide);
    MPI_Type_create_hvector(1, 0, -24, wide, &nothing);
    MPI_Type_create_resized(nothing, 64, 1680, &empty);
    MPI_Type_commit(&empty);
    MPI_File_open(MPI_COMM_SELF, "bounds.data", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file);
    MPI_File_write_at(file, 0, memory, sizeof memory, MPI_BYTE, MPI_STATUS_IGNORE);
    if (name[0] == 'e')
        access_at(0, 3, empty, all);
    else if (name[0] == 'b')
        access_at(100000, 4, MPI_INT, all);
    else
        access_at(-1, 4, MPI_INT, all);
    MPI_File_close(&file);
    MPI_Type_free(&empty);
    MPI_Type_free(&nothing);
    MPI_Type_free(&wide);
    MPI_Finalize();
    return 0;
}
