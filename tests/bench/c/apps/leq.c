/* Linear equations by Jacobi's iteration; the same as in Leq.java. */
#include "apps.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

enum { MOST_STEPS = 1000 };
static const double DIAGONAL = 0.7, ENOUGH = 1e-10;

static double dot(const double *a, const double *b, int length)
{
    double sum = 0;
    for (int j = 0; j < length; j++)
        sum += a[j] * b[j];
    return sum;
}

/* Computes this rank's part of the next solution; returns the largest change of a value. */
static double improve(double **matrix, struct part own, const double *solution, int equations, double *part)
{
    double most = 0;
    for (int i = 0; i < own.end - own.first; i++) {
        double right = 1 + unit(own.first + i, -1);
        double change = (right - dot(matrix[i], solution, equations)) / matrix[i][own.first + i];
        part[i] = solution[own.first + i] + change;
        most = fabs(change) > most ? fabs(change) : most;
    }
    return most;
}

uint64_t leq(int equations, MPI_Comm comm)
{
    int ranks = ranks_in(comm);
    struct part own = part_of(equations, rank_in(comm), ranks);
    int count = own.end - own.first;
    double **matrix = take_lines(count, equations);
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < equations; j++)
            matrix[i][j] = unit(own.first + i, j);
        matrix[i][own.first + i] = DIAGONAL * equations;
    }
    double *part = take((size_t)count, sizeof *part);
    double *solution = take((size_t)equations, sizeof *solution);
    int *counts = take((size_t)ranks, sizeof *counts), *places = take((size_t)ranks, sizeof *places);
    part_counts(equations, ranks, 1, counts, places);
    double change = DBL_MAX;
    for (int step = 0; step < MOST_STEPS && change > ENOUGH; step++) {
        change = improve(matrix, own, solution, equations, part);
        clock_enter();
        // --8<-- [start:communication]
        MPI_Allgatherv(part, count, MPI_DOUBLE, solution, counts, places, MPI_DOUBLE, comm);
        MPI_Allreduce(MPI_IN_PLACE, &change, 1, MPI_DOUBLE, MPI_MAX, comm);
        // --8<-- [end:communication]
        clock_leave();
    }
    uint64_t sum = 0;
    for (int i = 0; i < count; i++)
        sum ^= mix_double(own.first + i, part[i]);
    free_lines(matrix);
    free(part);
    free(solution);
    free(counts);
    free(places);
    return sum;
}
