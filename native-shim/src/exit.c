/*
 * Ends that neither MPI nor a shutdown hook hears of: Runtime.halt, exit in C, and all of those
 * before MPI has begun, when Hydra and Slurm let the other ranks wait in MPI_Init for ever.
 */
#include "panmpi.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Added by the JVM to the number of the signal that ended it. */
enum { SIGNALLED = 128 };

static enum mpishim_pmi pmi;
static enum mpishim_task task;

/* The state that Java keeps in a variable; one of another process is inherited. */
static char state(void)
{
    char *own = mpishim_format("%ld ", (long)getpid()), found = MPISHIM_NOT_BEGUN;
    const char *text = getenv(MPISHIM_BEGUN);
    if (text != NULL && mpishim_starts_with(text, own))
        found = text[strlen(own)];
    free(own);
    return found;
}

/* How the process ends; a new string. */
static char *describe(int code)
{
    switch (code - SIGNALLED) {
    case SIGTERM: return mpishim_format("ended by SIGTERM");
    case SIGHUP: return mpishim_format("ended by SIGHUP");
    case SIGINT: return mpishim_format("ended by SIGINT");
    default: return mpishim_format("ends with exit code %d", code);
    }
}

/*
 * A rank of Slurm's by Slurm's own command: PMIx and PMI-2 speak in other ways than PMI-1, and of
 * which of them the library has begun nothing is known here.
 */
static void end_job(int code)
{
    mpishim_wait_for_reader(MPISHIM_READER_MILLIS);
    if (task != MPISHIM_NO_TASK && mpishim_cancel_step())
        return;
    if (task != MPISHIM_NO_TASK)
        (void)fprintf(stderr, "mpijava: scancel did not end the step, so the other ranks may wait; "
                              "srun -K1 ends such jobs\n");
    if (pmi == MPISHIM_OWN_PMI)
        mpishim_abort_by_pmi(code);
}

/* A script may have started this process beside the rank's own, and go on without it. */
static void end_before_mpi(int code)
{
    bool is_own = task == MPISHIM_NO_TASK ? pmi == MPISHIM_OWN_PMI : task == MPISHIM_OWN_TASK;
    const char *consequence = "ending the job";
    if (!is_own)
        consequence = "the job goes on, since a program started it that mpiexec or srun started; "
                      "with exec in front of it, a rank's failure is the job's";
    char *how = describe(code);
    (void)fprintf(stderr, "mpijava: rank %s %s before MPI.Init; %s\n", mpishim_rank(), how,
                  consequence);
    free(how);
    if (is_own)
        end_job(code);
}

/* With code 0 the launcher would take it for success; Slurm waits for the others in any case. */
static void end_within_mpi(int code, bool is_alone)
{
    (void)fprintf(stderr,
                  "mpijava: rank %s ends with exit code %d without MPI.Finalize, by Runtime.halt "
                  "or by exit in C%s\n",
                  mpishim_rank(), code, is_alone ? "" : "; ending the job");
    if (is_alone)
        return;
    if (task != MPISHIM_NO_TASK)
        end_job(code);
    else
        mpishim_wait_for_reader(MPISHIM_READER_MILLIS);
    if (code == 0) {
        (void)fflush(NULL);
        _exit(EXIT_FAILURE);
    }
}

static void look(int code, void *unused)
{
    (void)unused;
    char found = state();
    bool is_rank = pmi != MPISHIM_NO_PMI || task != MPISHIM_NO_TASK;
    if (found == MPISHIM_NOT_BEGUN && code != 0 && is_rank)
        end_before_mpi(code);
    else if (found == MPISHIM_JOINED || found == MPISHIM_JOINED_ALONE)
        end_within_mpi(code, found == MPISHIM_JOINED_ALONE);
}

void mpishim_watch_exit(void)
{
    if (mpishim_rank() == NULL)
        return;
    pmi = mpishim_take_pmi();
    if (pmi != MPISHIM_NO_PMI || getenv("PMIX_RANK") != NULL)
        task = mpishim_slurm_task();
    on_exit(look, NULL);
}
