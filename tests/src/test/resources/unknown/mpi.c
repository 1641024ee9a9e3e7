/*
 * An MPI library that nobody has seen: it has what panmpi asks before MPI begins, and another name
 * and version than any. No rank of it ever meets another one.
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
