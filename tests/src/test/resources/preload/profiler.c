/*
 * A profiler, as small as one can be: counts the questions for a rank and says at the end how many
 * there were. A communicator is passed on as it comes, so that it may be a number or an address.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

static int questions;

int MPI_Comm_rank(void *communicator, int *rank)
{
    int (*library)(void *, int *) = dlsym(RTLD_NEXT, "PMPI_Comm_rank");
    questions++;
    return library(communicator, rank);
}

int MPI_Finalize(void)
{
    int (*library)(void) = dlsym(RTLD_NEXT, "PMPI_Finalize");
    fprintf(stderr, "profiler: asked for the rank: %s\n", questions > 0 ? "yes" : "no");
    return library();
}
