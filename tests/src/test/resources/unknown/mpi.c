/*
 * An MPI library that panmpi does not know: it has only the functions that panmpi calls to identify
 * a library and initialize MPI, and a name that no real library has. It cannot communicate.
 */
#include <string.h>

static int running;

int MPI_Init(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    running = 1;
    return 0;
}

int MPI_Initialized(int *flag)
{
    *flag = running;
    return 0;
}

int MPI_Finalized(int *flag)
{
    *flag = 0;
    return 0;
}

int MPI_Get_version(int *version, int *subversion)
{
    *version = 4;
    *subversion = 1;
    return 0;
}

int MPI_Get_library_version(char *text, int *length)
{
    strcpy(text, "Frobnicate MPI 9.1, made of nothing");
    *length = (int)strlen(text);
    return 0;
}
