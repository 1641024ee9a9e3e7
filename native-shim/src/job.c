/*
 * Turns `mpijava -n 4 Main` into a call of class mpi.Launch, which finds the mpiexec of the MPI
 * library that programs load, and replaces its own process by that mpiexec, which runs mpijava for
 * each rank. Turns `mpijava --timeline FOLDER` into a call of the class that draws a traced job.
 */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>

#define MAIN_CLASS "mpi.Launch"
#define TIMELINE "--timeline"
#define TIMELINE_CLASS "mpi.timeline.Timeline"

/* Options of mpi.Launch, and --timeline; java has none of them. Only the first argument counts. */
static const char *const OPTIONS[] = {"-n", "-np", "-v", "--survive", "--mpiexec-args",
                                     TIMELINE};

bool mpishim_is_job(int argc, char **argv)
{
    for (size_t i = 0; argc > 1 && i < sizeof OPTIONS / sizeof OPTIONS[0]; i++)
        if (strcmp(argv[1], OPTIONS[i]) == 0)
            return true;
    return false;
}

/*
 * Returns the arguments with which java runs mpi.Launch, or the class for --timeline. Its JVM only
 * starts the job, so it gets options for a fast start; all arguments of the user are passed to the
 * class.
 */
char **mpishim_call_launch(int argc, char **argv)
{
    const bool is_timeline = strcmp(argv[1], TIMELINE) == 0;
    char *own = realpath("/proc/self/exe", NULL);
    char *added[] = {
        mpishim_format("-XX:+UseSerialGC"),
        mpishim_format("-XX:TieredStopAtLevel=1"),
        mpishim_format("-Dpanmpi.launch.mpijava=%s", own == NULL ? argv[0] : own),
        mpishim_format(is_timeline ? TIMELINE_CLASS : MAIN_CLASS),
    };
    const int more = (int)(sizeof added / sizeof added[0]);
    char **call = (char **)calloc((size_t)argc + (size_t)more + 1, sizeof *call);
    if (call == NULL)
        abort();
    call[0] = argv[0];
    for (int i = 0; i < more; i++)
        call[1 + i] = added[i];
    for (int i = is_timeline ? 2 : 1, to = more + 1; i < argc; i++)
        call[to++] = argv[i];
    return call;
}
