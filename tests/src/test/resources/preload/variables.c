/* Wraps Open MPI as a library whose constants are C variables; the test writes definitions.h. */
#include <string.h>

#define HANDLE(name, object)                                                                       \
    extern char object[];                                                                          \
    void *const name = object;

#include "definitions.h"

int MPI_Get_library_version(char *version, int *length)
{
    strcpy(version, "Variables 1.0, over another library");
    *length = (int)strlen(version);
    return 0;
}
