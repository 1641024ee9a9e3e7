/* An MPI library over Open MPI whose constants are variables: those of the test's own header. */
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
