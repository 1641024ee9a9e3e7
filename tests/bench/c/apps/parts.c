/* Division of items among ranks; the same as in Part.java. */
#include "apps.h"

static int start(int items, int rank, int ranks)
{
    return (int)((int64_t)items * rank / ranks);
}

struct part part_of(int items, int rank, int ranks)
{
    return (struct part){start(items, rank, ranks), start(items, rank + 1, ranks)};
}

int part_owner(int items, int item, int ranks)
{
    int rank = (int)((int64_t)item * ranks / items);
    while (start(items, rank + 1, ranks) <= item)
        rank++;
    return rank;
}

void part_counts(int items, int ranks, int factor, int *counts, int *places)
{
    for (int rank = 0, at = 0; rank < ranks; rank++) {
        struct part part = part_of(items, rank, ranks);
        counts[rank] = factor * (part.end - part.first);
        places[rank] = at;
        at += counts[rank];
    }
}

int rank_in(MPI_Comm comm)
{
    int rank;
    MPI_Comm_rank(comm, &rank);
    return rank;
}

int ranks_in(MPI_Comm comm)
{
    int ranks;
    MPI_Comm_size(comm, &ranks);
    return ranks;
}
