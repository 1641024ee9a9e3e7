/* Bodies, each of which attracts all others; the same as in NBody.java. */
#include "apps.h"

#include <math.h>
#include <stdlib.h>

enum { STEPS = 8, AXES = 3 };
static const double TIME = 1e-3, SOFTENING = 1e-3;

/* Adds to the speed of a body the change that the pull of all other bodies causes in one step. */
static void attract(const double *places, const double *masses, int bodies, int body, double *speed)
{
    const double *own = places + AXES * body;
    double pull_x = 0, pull_y = 0, pull_z = 0;
    for (int j = 0; j < bodies; j++) {
        double dx = places[AXES * j] - own[0];
        double dy = places[AXES * j + 1] - own[1];
        double dz = places[AXES * j + 2] - own[2];
        double square = dx * dx + dy * dy + dz * dz + SOFTENING;
        double pull = masses[j] / (square * sqrt(square));
        pull_x += pull * dx;
        pull_y += pull * dy;
        pull_z += pull * dz;
    }
    speed[0] += TIME * pull_x;
    speed[1] += TIME * pull_y;
    speed[2] += TIME * pull_z;
}

uint64_t nbody(int bodies, MPI_Comm comm)
{
    int ranks = ranks_in(comm);
    struct part own = part_of(bodies, rank_in(comm), ranks);
    int count = own.end - own.first;
    double *places = take((size_t)bodies * AXES, sizeof *places);
    double *masses = take((size_t)bodies, sizeof *masses);
    double *speeds = take((size_t)count * AXES, sizeof *speeds);
    int *counts = take((size_t)ranks, sizeof *counts), *offsets = take((size_t)ranks, sizeof *offsets);
    part_counts(bodies, ranks, AXES, counts, offsets);
    for (int i = 0; i < AXES * bodies; i++)
        places[i] = unit(i, 1);
    for (int i = 0; i < bodies; i++)
        masses[i] = unit(i, 2) / bodies;
    for (int step = 0; step < STEPS; step++) {
        for (int i = 0; i < count; i++)
            attract(places, masses, bodies, own.first + i, speeds + AXES * i);
        for (int i = 0; i < AXES * count; i++)
            places[AXES * own.first + i] += TIME * speeds[i];
        clock_enter();
        MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DOUBLE, places, counts, offsets, MPI_DOUBLE, comm);
        clock_leave();
    }
    uint64_t sum = 0;
    for (int i = AXES * own.first; i < AXES * own.end; i++)
        sum ^= mix_double(i, places[i]);
    free(places);
    free(masses);
    free(speeds);
    free(counts);
    free(offsets);
    return sum;
}
