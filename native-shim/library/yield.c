/*
 * Stands before UCX, through which MPICH waits, by LD_PRELOAD: a thread for which nothing has come
 * gives up its core, as Open MPI and Intel MPI can be told to. Where there are more ranks than
 * cores, they poll otherwise until the kernel takes the core from them.
 */
#include <dlfcn.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

typedef unsigned progress(void *worker);

unsigned ucp_worker_progress(void *worker);

/* UCX's own: behind this library, or by the name of its file if MPI was opened for itself. */
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
    if (events == 0)
        sched_yield();
    return events;
}
