/*
 * Stub of an MPI library for a single process: every call succeeds and does nothing. The program
 * that is run to make the start-up cache uses it, so that no MPI library is needed for that. Its
 * binary interface is MPICH's.
 */
#include <string.h>

#define NO_REQUEST 0x2c000000
#define STATUS_SIZE 20

static int running, finished;

/* Defines a function that ignores its arguments and returns success. */
#define SUCCEEDS(name)  \
    int name(void);     \
    int name(void)      \
    {                   \
        return 0;       \
    }

/* Defines a function that stores a value where its argument points. */
#define GIVES(name, value)  \
    int name(int *result);  \
    int name(int *result)   \
    {                       \
        *result = (value);  \
        return 0;           \
    }

/* Defines a function of a communicator that stores a value where its second argument points. */
#define GIVES_OF(name, value)      \
    int name(int comm, int *to);   \
    int name(int comm, int *to)    \
    {                              \
        (void)comm;                \
        *to = (value);             \
        return 0;                  \
    }

SUCCEEDS(MPI_Comm_set_errhandler)
SUCCEEDS(MPI_Send)
SUCCEEDS(MPI_Send_c)
SUCCEEDS(MPI_Barrier)
SUCCEEDS(MPI_Bcast)
SUCCEEDS(MPI_Reduce)
SUCCEEDS(MPI_Allreduce)
SUCCEEDS(MPI_Gather)
GIVES(MPI_Initialized, running)
GIVES(MPI_Finalized, finished)
GIVES_OF(MPI_Comm_rank, 0)
GIVES_OF(MPI_Comm_size, 1)
GIVES(MPI_Query_thread, 0)

int MPI_Init(int *count, char ***arguments);
int MPI_Init(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    running = 1;
    return 0;
}

int MPI_Finalize(void);
int MPI_Finalize(void)
{
    finished = 1;
    return 0;
}

double MPI_Wtime(void);
double MPI_Wtime(void)
{
    return 1;
}

static int say(const char *text, char *to, int *length)
{
    *length = (int)strlen(text);
    memcpy(to, text, strlen(text) + 1);
    return 0;
}

int MPI_Get_library_version(char *version, int *length);
int MPI_Get_library_version(char *version, int *length)
{
    return say("MPICH Version:\t4.0.2\n", version, length);
}

int MPI_Get_processor_name(char *name, int *length);
int MPI_Get_processor_name(char *name, int *length)
{
    return say("stage", name, length);
}

int MPI_Get_version(int *version, int *subversion);
int MPI_Get_version(int *version, int *subversion)
{
    *version = 4;
    *subversion = 0;
    return 0;
}

/* Fills statuses as if each were that of a message of 0 bytes from rank 0. */
static int empty(int *status, int count)
{
    memset(status, 0, (size_t)count * STATUS_SIZE);
    return 0;
}

int MPI_Recv(void *to, int count, int type, int from, int tag, int comm, int *status);
int MPI_Recv(void *to, int count, int type, int from, int tag, int comm, int *status)
{
    (void)to, (void)count, (void)type, (void)from, (void)tag, (void)comm;
    return empty(status, 1);
}

int MPI_Recv_c(void *to, long count, int type, int from, int tag, int comm, int *status);
int MPI_Recv_c(void *to, long count, int type, int from, int tag, int comm, int *status)
{
    (void)count;
    return MPI_Recv(to, 0, type, from, tag, comm, status);
}

int MPI_Waitall(int count, int *requests, int *statuses);
int MPI_Waitall(int count, int *requests, int *statuses)
{
    (void)requests;
    return empty(statuses, count);
}

/* Defines MPI_Isend or MPI_Irecv, which are complete at once: they return the null request. */
#define STARTS(name)                                                                            \
    int name(void *buffer, int count, int type, int peer, int tag, int comm, int *request);     \
    int name(void *buffer, int count, int type, int peer, int tag, int comm, int *request)      \
    {                                                                                           \
        (void)buffer, (void)count, (void)type, (void)peer, (void)tag, (void)comm;               \
        *request = NO_REQUEST;                                                                  \
        return 0;                                                                               \
    }

STARTS(MPI_Isend)
STARTS(MPI_Irecv)

/* MPICH's handle of a predefined type holds the type's size. */
static int size_of(int type)
{
    return type >> 8 & 0xff;
}

int MPI_Type_size(int type, int *size);
int MPI_Type_size(int type, int *size)
{
    *size = size_of(type);
    return 0;
}

int MPI_Type_get_extent(int type, long *lower, long *extent);
int MPI_Type_get_extent(int type, long *lower, long *extent)
{
    *lower = 0;
    *extent = size_of(type);
    return 0;
}

int MPI_Status_set_elements(int *status, int type, int count);
int MPI_Status_set_elements(int *status, int type, int count)
{
    status[0] = count * size_of(type);
    return 0;
}
