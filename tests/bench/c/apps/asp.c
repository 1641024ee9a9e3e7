/* Shortest paths between all pairs of towns by Floyd's algorithm; the same as in Asp.java. */
#include "apps.h"

#include <stdlib.h>

enum { FAR = 1 << 28, LONGEST = 100, SPARSE = 8 };

static void set_roads(int *roads, int town, int towns)
{
    for (int to = 0; to < towns; to++) {
        int number = hash(town, to);
        roads[to] = (number & (SPARSE - 1)) == 0 ? 1 + (int)((uint32_t)number >> 8) % LONGEST : FAR;
    }
    roads[(town + 1) % towns] = LONGEST;
    roads[town] = 0;
}

static void shorten(int *row, int there, const int *through, int towns)
{
    for (int to = 0; to < towns; to++) {
        int along = there + through[to];
        row[to] = along < row[to] ? along : row[to];
    }
}

uint64_t asp(int towns, MPI_Comm comm)
{
    int ranks = ranks_in(comm), rank = rank_in(comm);
    struct part own = part_of(towns, rank, ranks);
    int count = own.end - own.first;
    int *table = take((size_t)count * (size_t)towns, sizeof *table);
    int *scratch = take((size_t)towns, sizeof *scratch);
    for (int i = 0; i < count; i++)
        set_roads(table + (size_t)i * (size_t)towns, own.first + i, towns);
    for (int k = 0; k < towns; k++) {
        int root = part_owner(towns, k, ranks);
        int *through = root == rank ? table + (size_t)(k - own.first) * (size_t)towns : scratch;
        clock_enter();
        // --8<-- [start:communication]
        MPI_Bcast(through, towns, MPI_INT, root, comm);
        // --8<-- [end:communication]
        clock_leave();
        for (int i = 0; i < count; i++) {
            int *row = table + (size_t)i * (size_t)towns;
            shorten(row, row[k], through, towns);
        }
    }
    uint64_t sum = 0;
    for (int i = 0; i < count; i++)
        for (int to = 0; to < towns; to++)
            sum ^= mix((int64_t)(own.first + i) * towns + to, table[(size_t)i * (size_t)towns + (size_t)to]);
    free(table);
    free(scratch);
    return sum;
}
