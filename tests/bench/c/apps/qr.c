/* QR factorization of a square matrix, with pivoting; the same as in Qr.java. */
#include "apps.h"

#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct pivot {
    double norm;
    int column;
};

static double square(const double *numbers, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += numbers[i] * numbers[i];
    return sum;
}

static double dot(const double *a, const double *b, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += a[i] * b[i];
    return sum;
}

static void subtract(double *column, const double *vector, int count, double factor)
{
    for (int i = 0; i < count; i++)
        column[i] -= factor * vector[i];
}

/*
 * Returns the column of this rank that has the largest norm below row `from`, among the columns
 * that have not been pivots. If all have, the returned norm is -1.
 */
static struct pivot longest(double **columns, const bool *done, int count, int from, int size, MPI_Comm comm)
{
    struct pivot best = {-1, INT_MAX};
    int ranks = ranks_in(comm), rank = rank_in(comm);
    for (int i = 0; i < count; i++) {
        if (done[i])
            continue;
        double norm = square(columns[i] + from, size - from);
        if (norm > best.norm)
            best = (struct pivot){norm, i * ranks + rank};
    }
    return best;
}

/*
 * Computes the Householder vector of a column, and replaces the column by a column of the
 * triangular matrix R.
 */
static void householder(double *column, int count, double norm_square, double *vector)
{
    double norm = sqrt(norm_square);
    memcpy(vector, column, (size_t)count * sizeof *vector);
    double diagonal = vector[0] > 0 ? -norm : norm;
    vector[0] -= diagonal;
    memset(column, 0, (size_t)count * sizeof *column);
    column[0] = diagonal;
}

static void reflect(double **columns, const bool *done, int own, int step, const double *vector, int count)
{
    double factor = 2 / square(vector, count);
    for (int i = 0; i < own; i++)
        if (!done[i])
            subtract(columns[i] + step, vector, count, factor * dot(columns[i] + step, vector, count));
}

static uint64_t checksum(double **columns, int count, int size, MPI_Comm comm)
{
    uint64_t sum = 0;
    for (int i = 0; i < count; i++)
        for (int row = 0; row < size; row++)
            sum ^= mix_double((int64_t)(i * ranks_in(comm) + rank_in(comm)) * size + row, columns[i][row]);
    return sum;
}

uint64_t qr(int size, MPI_Comm comm)
{
    int ranks = ranks_in(comm), rank = rank_in(comm);
    int count = (size - rank + ranks - 1) / ranks;
    double **columns = take_lines(count, size);
    for (int i = 0; i < count; i++)
        for (int row = 0; row < size; row++)
            columns[i][row] = unit(i * ranks + rank, row) - 0.5;
    bool *done = take((size_t)count, sizeof *done);
    double *vector = take((size_t)size, sizeof *vector);
    for (int step = 0; step < size; step++) {
        struct pivot pivot = longest(columns, done, count, step, size, comm);
        clock_enter();
        // --8<-- [start:communication]
        MPI_Allreduce(MPI_IN_PLACE, &pivot, 1, MPI_DOUBLE_INT, MPI_MAXLOC, comm);
        // --8<-- [end:communication]
        clock_leave();
        int root = pivot.column % ranks;
        if (root == rank) {
            int i = pivot.column / ranks;
            done[i] = true;
            householder(columns[i] + step, size - step, pivot.norm, vector);
        }
        clock_enter();
        // --8<-- [start:communication]
        MPI_Bcast(vector, size - step, MPI_DOUBLE, root, comm);
        // --8<-- [end:communication]
        clock_leave();
        reflect(columns, done, count, step, vector, size - step);
    }
    uint64_t sum = checksum(columns, count, size, comm);
    free_lines(columns);
    free(done);
    free(vector);
    return sum;
}
