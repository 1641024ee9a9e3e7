/*
 * Makes free space in malloc's main arena. UCX, on which MPICH and others are built, moves the
 * program break up and down by a page when it is opened. If a thread of the JVM extends the arena
 * in between, the second move unmaps a page of the arena, and a later malloc writes to unmapped
 * memory. An arena with free space is not extended. With MALLOC_ARENA_MAX=1, all threads use the
 * main arena.
 */
#include "panmpi.h"

#include <stdlib.h>

/*
 * Size in bytes of the free space, few of whose pages are ever touched, and of the block above it.
 */
#define ROOM ((size_t)31 << 20)
#define LID ((size_t)64 << 10)

/*
 * The block that becomes the free space. Volatile, since the compiler would remove an allocation
 * without a use.
 */
static void *volatile room;

/*
 * Block above the free space, which is never freed, so that malloc does not return the free space
 * to the kernel.
 */
static void *volatile lid;

/*
 * Leaves a free block of 31 MiB in malloc's main arena. Allocates the block twice, since malloc
 * takes a large block from the arena only if a block of that size, at most 32 MiB, was freed
 * before.
 */
void mpishim_make_room(void)
{
    room = malloc(ROOM);
    free(room);
    room = malloc(ROOM);
    lid = malloc(LID);
    free(room);
}
