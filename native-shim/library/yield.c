/*
 * Replaces the function of UCX in which MPICH waits: a thread for which nothing has arrived then
 * gives up its core, as with Open MPI and Intel MPI. Without this library, ranks poll until the
 * kernel takes the core from them, which is slow if there are more ranks than cores. panmpi opens
 * this library before MPI (class Yielding); programs in C can use it by LD_PRELOAD.
 */
#include <dlfcn.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef unsigned progress(void *worker);

unsigned ucp_worker_progress(void *worker);
void panmpi_yield(int on);
unsigned long panmpi_yields(void);

static atomic_bool yields = true;
static atomic_ulong count;

/*
 * Turns yielding on or off. It is on at first, as programs in C need it; panmpi turns it off when
 * it opens this library, and on when it knows that only one thread at a time is in MPI.
 */
void panmpi_yield(int on)
{
    atomic_store_explicit(&yields, on != 0, memory_order_relaxed);
}

/* Returns how often a thread of this process has given up its core while it waited in UCX. */
unsigned long panmpi_yields(void)
{
    return atomic_load_explicit(&count, memory_order_relaxed);
}

/*
 * Finds UCX's own function: the definition that follows this library's in the search order of the
 * dynamic linker. If UCX is not in that order, it is taken from the UCX file that is already
 * loaded.
 */
static progress *find(void)
{
    progress *found;
    *(void **)&found = dlsym(RTLD_NEXT, "ucp_worker_progress");
    if (!found) {
        void *ucx = dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD);
        *(void **)&found = ucx ? dlsym(ucx, "ucp_worker_progress") : NULL;
    }
    if (!found) {
        (void)fputs("libpanmpi-yield.so: called without libucp.so.0; do not preload it\n", stderr);
        abort();
    }
    return found;
}

unsigned ucp_worker_progress(void *worker)
{
    static _Atomic(progress *) real;
    progress *known = atomic_load_explicit(&real, memory_order_relaxed);
    if (!known) {
        known = find();
        atomic_store_explicit(&real, known, memory_order_relaxed);
    }
    unsigned events = known(worker);
    if (events == 0 && atomic_load_explicit(&yields, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
        sched_yield();
    }
    return events;
}
