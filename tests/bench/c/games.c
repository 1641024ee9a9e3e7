#include "games.h"

#include <stdlib.h>
#include <string.h>

int rank, ranks;
char *sent, *received;

static const struct {
    const char *name;
    game_function *play;
} GAMES[] = {
    {"pingpong", pingpong},   {"window", window},
    {"pairs", window},        {"bidirectional", bidirectional},
    {"halo", halo},           {"overlap", overlap},
    {"put", put},             {"shared", shared},
    {"barrier", barrier},     {"bcast", bcast},
    {"allreduce", allreduce}, {"allgather", allgather},
    {"alltoall", alltoall},   {"rank", rank_of},
};
enum { GAMES_COUNT = sizeof GAMES / sizeof GAMES[0] };

void games_begin(void)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    size_t room = (size_t)LARGEST * (size_t)(ranks < 4 ? 4 : ranks);
    sent = calloc(room, 1);
    received = calloc(room, 1);
    memset(sent, 1, room);
}

void games_end(void)
{
    rings_end();
    free(sent);
    free(received);
}

const char *game_name(int number)
{
    return number < GAMES_COUNT ? GAMES[number].name : NULL;
}

game_function *game_named(const char *name)
{
    for (int i = 0; i < GAMES_COUNT; i++)
        if (strcmp(GAMES[i].name, name) == 0)
            return GAMES[i].play;
    return NULL;
}
