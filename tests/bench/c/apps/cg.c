/* Conjugate gradients for Poisson's equation on a square grid; the same as in Cg.java. */
#include "apps.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCKS = 16, STEPS = 60, TAG = 7, MOST = 5 };
static const double DIAGONAL = 4;

/* This rank's rows of a sparse matrix. The column numbers are indices into a vector that begins one grid line before these rows. */
struct matrix {
    int rows, *starts, *columns;
    double *values;
};

/* A square grid of `side` lines, and this rank's part: the points first to end - 1, which are whole blocks of lines. */
struct grid {
    int side, first, end;
    struct part blocks;
    MPI_Comm comm;
};

static void add(struct matrix *matrix, int *at, int column, double value)
{
    matrix->columns[*at] = column;
    matrix->values[(*at)++] = value;
}

static struct matrix poisson(int side, int first, int end)
{
    size_t rows = (size_t)(end - first);
    struct matrix matrix = {end - first, take(rows + 1, sizeof(int)), take(MOST * rows, sizeof(int)),
                            take(MOST * rows, sizeof(double))};
    for (int row = first, at = 0; row < end; row++) {
        int line = row / side, place = row % side, own = row - first + side;
        if (line > 0)
            add(&matrix, &at, own - side, -1);
        if (place > 0)
            add(&matrix, &at, own - 1, -1);
        add(&matrix, &at, own, DIAGONAL);
        if (place < side - 1)
            add(&matrix, &at, own + 1, -1);
        if (line < side - 1)
            add(&matrix, &at, own + side, -1);
        matrix.starts[row - first + 1] = at;
    }
    return matrix;
}

static void multiply(const struct matrix *matrix, const double *vector, double *product)
{
    for (int row = 0, at = 0; row < matrix->rows; row++) {
        int end = matrix->starts[row + 1];
        double sum = 0;
        for (; at < end; at++)
            sum += matrix->values[at] * vector[matrix->columns[at]];
        product[row] = sum;
    }
}

/* Returns the dot product, summed by blocks, so that it is the same on any number of ranks. */
static double dot(const struct grid *grid, const double *a, const double *b)
{
    double sums[BLOCKS] = {0};
    for (int block = grid->blocks.first, at = 0; block < grid->blocks.end; block++) {
        struct part lines = part_of(grid->side, block, BLOCKS);
        int until = at + (lines.end - lines.first) * grid->side;
        double sum = 0;
        for (; at < until; at++)
            sum += a[at] * b[at];
        sums[block] = sum;
    }
    clock_enter();
    MPI_Allreduce(MPI_IN_PLACE, sums, BLOCKS, MPI_DOUBLE, MPI_SUM, grid->comm);
    clock_leave();
    double sum = 0;
    for (int block = 0; block < BLOCKS; block++)
        sum += sums[block];
    return sum;
}

/* Fetches the neighbours' lines that lie before and behind this rank's lines. */
static void exchange(const struct grid *grid, double *direction)
{
    int side = grid->side, rank = rank_in(grid->comm), last = ranks_in(grid->comm) - 1;
    int lower = rank == 0 ? MPI_PROC_NULL : rank - 1, upper = rank == last ? MPI_PROC_NULL : rank + 1;
    double *own = direction + side, *behind = own + (grid->end - grid->first);
    MPI_Status status;
    clock_enter();
    MPI_Sendrecv(own, side, MPI_DOUBLE, lower, TAG, behind, side, MPI_DOUBLE, upper, TAG, grid->comm, &status);
    MPI_Sendrecv(behind - side, side, MPI_DOUBLE, upper, TAG, direction, side, MPI_DOUBLE, lower, TAG, grid->comm,
                 &status);
    clock_leave();
}

/* Solves the equations; residual and direction contain the right side at the beginning. */
static void solve(const struct grid *grid, double *solution, double *residual, double *direction)
{
    int count = grid->end - grid->first;
    double *own = direction + grid->side, *product = take((size_t)count, sizeof *product);
    struct matrix matrix = poisson(grid->side, grid->first, grid->end);
    double square = dot(grid, residual, residual);
    for (int step = 0; step < STEPS; step++) {
        exchange(grid, direction);
        multiply(&matrix, direction, product);
        double alpha = square / dot(grid, product, own);
        for (int i = 0; i < count; i++) {
            solution[i] += alpha * own[i];
            residual[i] -= alpha * product[i];
        }
        double next = dot(grid, residual, residual), beta = next / square;
        square = next;
        for (int i = 0; i < count; i++)
            own[i] = residual[i] + beta * own[i];
    }
    free(matrix.starts);
    free(matrix.columns);
    free(matrix.values);
    free(product);
}

uint64_t cg(int side, MPI_Comm comm)
{
    struct part blocks = part_of(BLOCKS, rank_in(comm), ranks_in(comm));
    int first = part_of(side, blocks.first, BLOCKS).first * side;
    int end = part_of(side, blocks.end - 1, BLOCKS).end * side;
    struct grid grid = {side, first, end, blocks, comm};
    size_t count = (size_t)(end - first);
    double *solution = take(count, sizeof(double)), *residual = take(count, sizeof(double));
    double *direction = take(count + 2 * (size_t)side, sizeof(double));
    for (size_t i = 0; i < count; i++)
        residual[i] = unit(first + (int)i, 0);
    memcpy(direction + side, residual, count * sizeof(double));
    solve(&grid, solution, residual, direction);
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++)
        sum ^= mix_double(first + (int)i, solution[i]);
    free(solution);
    free(residual);
    free(direction);
    return sum;
}
