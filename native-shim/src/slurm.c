/*
 * Finds out if this process or an ancestor of it is a task that srun started, without mpiexec in
 * between. Slurm's variables alone do not show that, since all processes of a job inherit them.
 */
#include "panmpi.h"

#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define MANAGER "slurmstepd"

enum { GENERATIONS = 32 };

/*
 * Beginnings of the names of launchers. Ranks that such a launcher has started within a step are
 * not tasks of Slurm.
 */
static const char *const LAUNCHERS[] = {"hydra_", "mpiexec", "mpirun", "orte", "prte", NULL};

/*
 * Copies the name of a process, and returns the id of its parent; returns 0 if /proc does not show
 * the process.
 */
static long parent_of(long process, char name[32])
{
    char *file = mpishim_format("/proc/%ld/stat", process);
    char *stat = mpishim_read_file(file);
    long parent = 0;
    const char *begin = stat == NULL ? NULL : strchr(stat, '(');
    const char *end = stat == NULL ? NULL : strrchr(stat, ')');
    if (begin != NULL && end != NULL) {
        (void)snprintf(name, 32, "%.*s", (int)(end - begin - 1), begin + 1);
        /* Behind the ')' are a blank, a letter for the state, and a blank. */
        if (strlen(end) > 4)
            parent = strtol(end + 4, NULL, 10);
    }
    free(stat);
    free(file);
    return parent;
}

static bool is_launcher(const char *name)
{
    for (const char *const *known = LAUNCHERS; *known != NULL; known++)
        if (mpishim_starts_with(name, *known))
            return true;
    return false;
}

bool mpishim_is_child_of_launcher(void)
{
    char name[32] = "";
    (void)parent_of(getppid(), name);
    return is_launcher(name);
}

enum mpishim_task mpishim_slurm_task(void)
{
    const char *tasks = getenv("SLURM_STEP_NUM_TASKS");
    if (tasks == NULL || strtol(tasks, NULL, 10) < 2)
        return MPISHIM_NO_TASK;
    char name[32] = "";
    long process = getppid();
    for (int i = 0; i < GENERATIONS && process > 0; i++) {
        long parent = parent_of(process, name);
        if (strcmp(name, MANAGER) == 0)
            return i == 0 ? MPISHIM_OWN_TASK : MPISHIM_WITHIN_TASK;
        if (is_launcher(name))
            return MPISHIM_NO_TASK;
        process = parent;
    }
    return MPISHIM_NO_TASK;
}

/*
 * Shell command that kills a step twice, since one of the many signals to its nodes may be lost.
 * The first signal ends this process, so the second is sent after 1 second by a detached process.
 */
static const char CANCEL[] =
    "cancel='scancel --quiet --signal=KILL '$0; "
    "((sleep 1; $cancel) </dev/null >/dev/null 2>&1 &); exec $cancel";

bool mpishim_cancel_step(void)
{
    const char *job = getenv("SLURM_JOB_ID"), *step = getenv("SLURM_STEP_ID");
    if (job == NULL || step == NULL)
        return false;
    char *name = mpishim_format("%s.%s", job, step);
    char *command = mpishim_format("%s", CANCEL);
    char *arguments[] = {"sh", "-c", command, name, NULL};
    pid_t child = 0;
    int status = 0;
    if (posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ) != 0 ||
        waitpid(child, &status, 0) != child)
        return false;
    /*
     * The shell belongs to the step, so that scancel kills the shell too if it succeeds: death by a
     * signal also means success.
     */
    return WIFSIGNALED(status) || WEXITSTATUS(status) == 0;
}

/*
 * Returns the number of tasks of a node from Slurm's list, which has a number for each node, or
 * number(xTIMES) for successive nodes with equal numbers; 0 if the list does not have the node.
 */
long mpishim_tasks_of_node(const char *list, long node)
{
    while (*list != '\0') {
        char *end = NULL;
        long tasks = strtol(list, &end, 10), times = 1;
        if (end == list || tasks < 1)
            return 0;
        if (strncmp(end, "(x", 2) == 0) {
            times = strtol(end + 2, &end, 10);
            if (times < 1 || *end++ != ')')
                return 0;
        }
        if (node < times)
            return tasks;
        node -= times;
        if (*end != ',')
            return 0;
        list = end + 1;
    }
    return 0;
}
