/* The list of all benchmarks, and the buffers that they send from and receive into. */
#include "benchmarks.h"

#include <stdlib.h>
#include <string.h>

int rank, ranks;
char *sent, *received;

static const struct {
    const char *name;
    benchmark_function *run;
} BENCHMARKS[] = {
    {"pingpong", pingpong},   {"pingpong-new", pingpong},
      {"window", window},
    {"pairs", window},        {"bidirectional", bidirectional},
    {"halo", halo},           {"overlap", overlap},
    {"put", put},             {"shared", shared},
    {"barrier", barrier},     {"bcast", bcast},
    {"allreduce", allreduce}, {"allgather", allgather},
    {"alltoall", alltoall},   {"rank", rank_of},
};
enum { BENCHMARK_COUNT = sizeof BENCHMARKS / sizeof BENCHMARKS[0] };

void benchmarks_begin(void)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    size_t room = (size_t)LARGEST * (size_t)(ranks < 4 ? 4 : ranks);
    sent = calloc(room, 1);
    received = calloc(room, 1);
    memset(sent, 1, room);
}

void benchmarks_end(void)
{
    rings_end();
    free(sent);
    free(received);
}

const char *benchmark_name(int number)
{
    return number < BENCHMARK_COUNT ? BENCHMARKS[number].name : NULL;
}

benchmark_function *benchmark_named(const char *name)
{
    for (int i = 0; i < BENCHMARK_COUNT; i++)
        if (strcmp(BENCHMARKS[i].name, name) == 0)
            return BENCHMARKS[i].run;
    return NULL;
}
