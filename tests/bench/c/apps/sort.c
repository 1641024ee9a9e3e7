/* Sample sort; the same as in SampleSort.java. */
#include "apps.h"

#include <stdlib.h>

static int lower_bound(const int *keys, int count, int limit)
{
    int low = 0, high = count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (keys[middle] < limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* For each rank, counts the keys that go to it, and finds the index of the first of them. */
static void count_keys(const int *keys, int count, const int *limits, int ranks, int *counts, int *places)
{
    int at = 0;
    for (int rank = 0; rank < ranks; rank++) {
        int end = rank < ranks - 1 ? lower_bound(keys, count, limits[(rank + 1) * ranks]) : count;
        counts[rank] = end - at;
        places[rank] = at;
        at = end;
    }
}

/* Returns the keys that all ranks send to this rank; their number goes to *total. */
static int *exchange(int *keys, int count, int *total, MPI_Comm comm)
{
    int ranks = ranks_in(comm);
    int *numbers = take((size_t)ranks * (size_t)(5 + ranks), sizeof *numbers);
    int *own = numbers, *sent = own + ranks, *from = sent + ranks, *received = from + ranks, *to = received + ranks;
    int *samples = to + ranks;
    for (int i = 0; i < ranks; i++)
        own[i] = keys[(int64_t)count * i / ranks];
    clock_enter();
    MPI_Allgather(own, ranks, MPI_INT, samples, ranks, MPI_INT, comm);
    clock_leave();
    quicksort(samples, 0, ranks * ranks - 1);
    count_keys(keys, count, samples, ranks, sent, from);
    clock_enter();
    MPI_Alltoall(sent, 1, MPI_INT, received, 1, MPI_INT, comm);
    clock_leave();
    *total = 0;
    for (int i = 0; i < ranks; i++) {
        to[i] = *total;
        *total += received[i];
    }
    int *mine = take((size_t)*total, sizeof *mine);
    clock_enter();
    MPI_Alltoallv(keys, sent, from, MPI_INT, mine, received, to, MPI_INT, comm);
    clock_leave();
    free(numbers);
    return mine;
}

uint64_t sample_sort(int keys_of_all, MPI_Comm comm)
{
    struct part own = part_of(keys_of_all, rank_in(comm), ranks_in(comm));
    int count = own.end - own.first, total, before = 0;
    int *keys = take((size_t)count, sizeof *keys);
    for (int i = 0; i < count; i++)
        keys[i] = hash(own.first + i, 3);
    quicksort(keys, 0, count - 1);
    int *sorted = exchange(keys, count, &total, comm);
    quicksort(sorted, 0, total - 1);
    clock_enter();
    MPI_Exscan(&total, &before, 1, MPI_INT, MPI_SUM, comm);
    clock_leave();
    if (rank_in(comm) == 0)
        before = 0;
    uint64_t sum = 0;
    for (int i = 0; i < total; i++)
        sum ^= mix(before + i, sorted[i]);
    free(keys);
    free(sorted);
    return sum;
}
