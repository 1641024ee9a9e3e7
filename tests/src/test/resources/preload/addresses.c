/*
 * Wraps MPICH as an MPI library with its own handles, integer constants and statuses: all of its
 * constants are C variables, so that their values are known only once the library is open.
 */
#include "addresses.h"
#include <string.h>

/* Constants and the status of MPICH. */
enum { WORLD = 0x44000000, INT = 0x4c000405, ANY_SOURCE = -2, ANY_TAG = -1 };
typedef struct {
    int count[2];
    int source;
    int tag;
    int error;
} status;

int PMPI_Init(int *argc, char ***argv);
int PMPI_Finalize(void);
int PMPI_Comm_rank(int comm, int *rank);
int PMPI_Send(const void *buf, int count, int datatype, int dest, int tag, int comm);
int PMPI_Recv(void *buf, int count, int datatype, int source, int tag, int comm, status *found);

struct addresses_comm {
    int handle;
};
struct addresses_datatype {
    int handle;
};
static struct addresses_comm world = {WORLD};
static struct addresses_datatype integer = {INT};

const MPI_Comm MPI_COMM_NULL = 0;
const MPI_Comm MPI_COMM_WORLD = &world;
const MPI_Datatype MPI_DATATYPE_NULL = 0;
const MPI_Datatype MPI_INT = &integer;
const int MPI_ANY_SOURCE = -77;
const int MPI_ANY_TAG = -78;
const char MPI_FORMAT[8] = "%ld";

int MPI_Init(int *argc, char ***argv)
{
    return PMPI_Init(argc, argv);
}

int MPI_Finalize(void)
{
    return PMPI_Finalize();
}

int MPI_Comm_rank(MPI_Comm comm, int *rank)
{
    return PMPI_Comm_rank(comm->handle, rank);
}

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return PMPI_Send(buf, count, datatype->handle, dest, tag, comm->handle);
}

int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
             MPI_Status *found)
{
    status real;
    int from = source == MPI_ANY_SOURCE ? ANY_SOURCE : source;
    int with = tag == MPI_ANY_TAG ? ANY_TAG : tag;
    int error = PMPI_Recv(buf, count, datatype->handle, from, with, comm->handle, &real);
    found->MPI_SOURCE = real.source;
    found->MPI_TAG = real.tag;
    return error;
}

int MPI_Get_library_version(char *version, int *length)
{
    strcpy(version, "Addresses 1.0, over another library");
    *length = (int)strlen(version);
    return 0;
}
