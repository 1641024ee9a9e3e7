/* mpijava --bench: the main class mpi.bench.Bench, which takes all that follows. */
#include "panmpi.h"

#include <stdlib.h>

#define OPTION "--bench"
#define MAIN_CLASS "mpi.bench.Bench"

bool mpishim_is_bench(int argc, char **argv)
{
    return mpishim_place(argc, argv, OPTION) > 0;
}

/* Java's options come first, then the class, then the arguments of the class. */
char **mpishim_call_bench(int argc, char **argv)
{
    char **call = (char **)calloc((size_t)argc + 1, sizeof *call);
    if (call == NULL)
        abort();
    for (int i = 0; i < argc; i++)
        call[i] = argv[i];
    call[mpishim_place(argc, argv, OPTION)] = mpishim_format(MAIN_CLASS);
    return call;
}
