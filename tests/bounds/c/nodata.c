/* A collective write of a datatype without data: Intel MPI 2021.18 writes beyond memory of its own, and glibc ends the process. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int lengths[] = {2, 1};
    MPI_Aint places[] = {0, 88};
    MPI_Datatype doubles[] = {MPI_DOUBLE, MPI_DOUBLE}, row, rows, nothing;
    MPI_File file;
    char *memory = malloc(128);

    MPI_Init(&argc, &argv);
    MPI_Type_create_struct(2, lengths, places, doubles, &row);
    MPI_Type_contiguous(3, row, &rows);
    MPI_Type_create_hvector(3, 0, 56, rows, &nothing);
    MPI_Type_commit(&nothing);
    MPI_File_open(MPI_COMM_SELF, "nodata.data", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file);
    MPI_File_write_all(file, memory, 9, nothing, MPI_STATUS_IGNORE);
    MPI_File_close(&file);
    puts("written");
    MPI_Type_free(&nothing);
    MPI_Type_free(&rows);
    MPI_Type_free(&row);
    MPI_Finalize();
    free(memory);
    return 0;
}
