/* Turns `mpijava --bench` into a call of class mpi.bench.Bench with all arguments that follow. */
#include "panmpi.h"

#include <stdlib.h>

#define OPTION "--bench"
#define MAIN_CLASS "mpi.bench.Bench"

bool mpishim_is_bench(int argc, char **argv)
{
    return mpishim_option_index(argc, argv, OPTION) > 0;
}

/*
 * Returns the arguments with which java runs the benchmark: the class replaces --bench; java's
 * options precede it, and the arguments of the class follow.
 */
char **mpishim_call_bench(int argc, char **argv)
{
    char **call = (char **)calloc((size_t)argc + 1, sizeof *call);
    if (call == NULL)
        abort();
    for (int i = 0; i < argc; i++)
        call[i] = argv[i];
    call[mpishim_option_index(argc, argv, OPTION)] = mpishim_format(MAIN_CLASS);
    return call;
}
