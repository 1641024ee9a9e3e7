/*
 * Room in malloc's first arena. UCX, on which MPICH and others are built, moves the program break
 * up and down by a page when it is opened. Should a thread of the JVM extend the arena in between,
 * the way down takes a page from under it, and some later malloc writes where there is no memory.
 * Nobody extends an arena that has room. With MALLOC_ARENA_MAX=1, all threads have this one.
 */
#include "panmpi.h"

#include <stdlib.h>

/* In one piece, of which little is ever touched. */
#define ROOM ((size_t)31 << 20)
#define LID ((size_t)64 << 10)

/* Volatile, lest the compiler leave out what seems to be of no use. */
static void *volatile room;

/* Never freed: it keeps the kernel from getting back what lies below. */
static void *volatile lid;

/* malloc maps large pieces apart, but for sizes, up to 32 MiB, that it has seen come back. */
void mpishim_make_room(void)
{
    room = malloc(ROOM);
    free(room);
    room = malloc(ROOM);
    lid = malloc(LID);
    free(room);
}
