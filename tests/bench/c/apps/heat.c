/* Heat that spreads over a square plate; the same as in Heat.java. */
#include "apps.h"

enum { STEPS = 100, TAG = 8, SENDS_AND_RECEIVES = 4 };
static const double SPEED = 0.2, HOT = 100;

/* Computes the next state of a line from three lines; the ends of a line keep their heat. */
static void spread(const double *above, const double *line, const double *below, double *next, int side)
{
    double left = line[0], here = line[1];
    next[0] = left;
    for (int j = 1; j < side - 1; j++) {
        double right = line[j + 1];
        next[j] = here + SPEED * (above[j] + below[j] + left + right - 4 * here);
        left = here;
        here = right;
    }
    next[side - 1] = here;
}

static void exchange(double **plate, int count, int side, MPI_Comm comm)
{
    int rank = rank_in(comm), last = ranks_in(comm) - 1;
    int above = rank == 0 ? MPI_PROC_NULL : rank - 1, below = rank == last ? MPI_PROC_NULL : rank + 1;
    MPI_Request requests[SENDS_AND_RECEIVES];
    MPI_Status statuses[SENDS_AND_RECEIVES];
    clock_enter();
    MPI_Irecv(plate[0], side, MPI_DOUBLE, above, TAG, comm, requests);
    MPI_Irecv(plate[count + 1], side, MPI_DOUBLE, below, TAG, comm, requests + 1);
    MPI_Isend(plate[1], side, MPI_DOUBLE, above, TAG, comm, requests + 2);
    MPI_Isend(plate[count], side, MPI_DOUBLE, below, TAG, comm, requests + 3);
    MPI_Waitall(SENDS_AND_RECEIVES, requests, statuses);
    clock_leave();
}

uint64_t heat(int side, MPI_Comm comm)
{
    struct part own = part_of(side, rank_in(comm), ranks_in(comm));
    int count = own.end - own.first;
    double **plate = take_lines(count + 2, side), **next = take_lines(count + 2, side);
    for (int i = 1; i <= count; i++)
        for (int j = 0; j < side; j++)
            plate[i][j] = HOT * unit(own.first + i - 1, j);
    for (int step = 0; step < STEPS; step++) {
        exchange(plate, count, side, comm);
        for (int i = 1; i <= count; i++)
            spread(plate[i - 1], plate[i], plate[i + 1], next[i], side);
        double **swapped = plate;
        plate = next;
        next = swapped;
    }
    uint64_t sum = 0;
    for (int i = 1; i <= count; i++)
        for (int j = 0; j < side; j++)
            sum ^= mix_double((int64_t)(own.first + i - 1) * side + j, plate[i][j]);
    free_lines(plate);
    free_lines(next);
    return sum;
}
