/*
 * A library to preload. When MPI is initialized, it replaces the handlers of all signals that a JVM
 * needs, as some MPI libraries do for a few. Its handlers end the process with exit code 66.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static void end(int signal)
{
    static const char TEXT[] = "hostile handler\n";
    (void)signal;
    _exit(write(2, TEXT, sizeof TEXT - 1) < 0 ? 67 : 66);
}

static void take_all(void)
{
    static const int SIGNALS[] = {SIGSEGV, SIGBUS,  SIGFPE,  SIGILL,
                                  SIGPIPE, SIGQUIT, SIGUSR2, SIGTERM};
    for (size_t i = 0; i < sizeof SIGNALS / sizeof SIGNALS[0]; i++)
        signal(SIGNALS[i], end);
}

int MPI_Init(int *count, char ***arguments)
{
    int (*library)(int *, char ***) = dlsym(RTLD_NEXT, "PMPI_Init");
    int error = library(count, arguments);
    take_all();
    return error;
}

int MPI_Init_thread(int *count, char ***arguments, int required, int *provided)
{
    int (*library)(int *, char ***, int, int *) = dlsym(RTLD_NEXT, "PMPI_Init_thread");
    int error = library(count, arguments, required, provided);
    take_all();
    return error;
}
