/*
 * Wraps an MPI library of the standard ABI, and declares partitioned messages as an erratum of the
 * standard does: their counts are int, and functions with the suffix _c take large counts. Each
 * call is printed. Compiled with -DSMALL, the library lacks the functions for large counts.
 */
#include <stdio.h>
#include <string.h>

typedef void *handle;

int PMPI_Psend_init(const void *buf, int partitions, long long count, handle datatype, int dest,
                    int tag, handle comm, handle info, handle *request);
int PMPI_Precv_init(void *buf, int partitions, long long count, handle datatype, int source, int tag,
                    handle comm, handle info, handle *request);

static void called(const char *function, long long count)
{
    printf("called: %s %lld\n", function, count);
    fflush(stdout);
}

int MPI_Psend_init(const void *buf, int partitions, int count, handle datatype, int dest, int tag,
                   handle comm, handle info, handle *request)
{
    called(__func__, count);
    return PMPI_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request);
}

int MPI_Precv_init(void *buf, int partitions, int count, handle datatype, int source, int tag,
                   handle comm, handle info, handle *request)
{
    called(__func__, count);
    return PMPI_Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request);
}

#ifndef SMALL
int MPI_Psend_init_c(const void *buf, int partitions, long long count, handle datatype, int dest,
                     int tag, handle comm, handle info, handle *request)
{
    called(__func__, count);
    return PMPI_Psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request);
}

int MPI_Precv_init_c(void *buf, int partitions, long long count, handle datatype, int source,
                     int tag, handle comm, handle info, handle *request)
{
    called(__func__, count);
    return PMPI_Precv_init(buf, partitions, count, datatype, source, tag, comm, info, request);
}
#endif

int MPI_Get_library_version(char *version, int *length)
{
    strcpy(version, "Shapes 1.0, over another library");
    *length = (int)strlen(version);
    return 0;
}
