/*
 * A library to preload. Its MPI_Init does what UCX does when it starts: it moves the program break
 * up and down by a page. Meanwhile another thread allocates memory by malloc and fills it. Pauses,
 * which UCX does not make, let the thread allocate between the moves.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOVES = 50, PAUSE = 1000, PIECES = 500, BYTES = 4000 };

static void *fill(void *unused)
{
    for (int i = 0; i < PIECES; i++) {
        memset(malloc(BYTES), 1, BYTES);
        if (i % (PIECES / MOVES) == 0)
            usleep(PAUSE);
    }
    return unused;
}

static void move_break(void)
{
    long page = sysconf(_SC_PAGESIZE);
    pthread_t other;
    pthread_create(&other, NULL, fill, NULL);
    for (int i = 0; i < MOVES; i++) {
        sbrk(page);
        usleep(PAUSE);
        sbrk(-page);
    }
    pthread_join(other, NULL);
}

int MPI_Init(int *count, char ***arguments)
{
    int (*library)(int *, char ***) = dlsym(RTLD_NEXT, "PMPI_Init");
    move_break();
    return library(count, arguments);
}

int MPI_Init_thread(int *count, char ***arguments, int required, int *provided)
{
    int (*library)(int *, char ***, int, int *) = dlsym(RTLD_NEXT, "PMPI_Init_thread");
    move_break();
    return library(count, arguments, required, provided);
}
