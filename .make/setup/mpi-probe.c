/* Prints the file that an MPI library was loaded from and, below it, what the library calls itself. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>

int main(void) {
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;
    Dl_info library;
    void *function = dlsym(RTLD_DEFAULT, "MPI_Get_library_version");

    if (function == NULL || dladdr(function, &library) == 0) return 1;
    if (MPI_Get_library_version(version, &length) != MPI_SUCCESS) return 1;
    printf("%s\n%s\n", library.dli_fname, version);
    return 0;
}
