/*
 * Computes the number of garbage collector threads of this rank. A JVM assumes that it is alone on
 * the node, so each rank would start almost as many such threads as there are processors.
 */
#include "panmpi.h"

#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

/* Variables in which MPI launchers pass the number of ranks on this node. */
static const char *const RANKS_HERE[] = {"MPI_LOCALNRANKS", "OMPI_COMM_WORLD_LOCAL_SIZE", NULL};

static long ranks_here(void)
{
    for (const char *const *variable = RANKS_HERE; *variable != NULL; variable++) {
        const char *value = getenv(*variable);
        if (value != NULL)
            return strtol(value, NULL, 10);
    }
    const char *list = getenv("SLURM_STEP_TASKS_PER_NODE"), *node = getenv("SLURM_NODEID");
    if (list == NULL || node == NULL)
        return 1;
    return mpishim_tasks_of_node(list, strtol(node, NULL, 10));
}

/* True if a control group limits the CPU time of this process. */
static bool is_limited(void)
{
    char *quota = mpishim_read_file("/sys/fs/cgroup/cpu.max");
    if (quota == NULL)
        quota = mpishim_read_file("/sys/fs/cgroup/cpu/cpu.cfs_quota_us");
    bool limited = quota != NULL && strtol(quota, NULL, 10) > 0;
    free(quota);
    return limited;
}

/*
 * True if this rank may use all processors of the node. A rank that is bound to some of them, or
 * limited by a control group, needs no options: its JVM takes the limit into account.
 */
static bool has_node_to_itself(long processors)
{
    cpu_set_t set;
    bool is_known = sched_getaffinity(0, sizeof set, &set) == 0;
    return is_known && CPU_COUNT(&set) == processors && !is_limited();
}

long mpishim_collector_threads(void)
{
    long ranks = ranks_here(), processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (ranks < 2 || processors < 2 || !has_node_to_itself(processors))
        return 0;
    return processors > ranks ? (processors + ranks - 1) / ranks : 1;
}
