/* Allocation of zeroed memory that ends the job if there is none. */
#include "apps.h"

#include <stdio.h>
#include <stdlib.h>

void *take(size_t count, size_t bytes)
{
    void *memory = calloc(count > 0 ? count : 1, bytes);
    if (memory == NULL) {
        perror("apps");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    return memory;
}

/* Allocates lines one after the other in one block of memory; returns an array of pointers to them. */
double **take_lines(int lines, int length)
{
    double **all = take((size_t)lines + 1, sizeof *all);
    all[0] = take((size_t)lines * (size_t)length, sizeof **all);
    for (int i = 1; i < lines; i++)
        all[i] = all[i - 1] + length;
    return all;
}

void free_lines(double **lines)
{
    free(lines[0]);
    free(lines);
}
