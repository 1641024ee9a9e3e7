/*
 * Ends that neither MPI nor a shutdown hook hears of: Runtime.halt, exit in C, and all of those
 * before MPI has begun, when Hydra lets the other ranks wait in MPI_Init for ever.
 */
#include "panmpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static enum mpishim_pmi pmi;

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

/* A script may have started this process beside the rank's own, and go on without it. */
static void end_before_mpi(int code)
{
    const char *consequence = "ending the job";
    if (pmi == MPISHIM_INHERITED_PMI)
        consequence = "the job goes on, since a program started it that mpiexec started; "
                      "with exec in front of it, a rank's failure is the job's";
    (void)fprintf(stderr, "mpijava: rank %s ends with exit code %d before MPI.Init; %s\n",
                  mpishim_rank(), code, consequence);
    if (pmi != MPISHIM_OWN_PMI)
        return;
    mpishim_wait_for_reader(MPISHIM_READER_MILLIS);
    mpishim_abort_by_pmi(code);
}

/* With code 0 the launcher would take it for success. */
static void end_within_mpi(int code, bool is_alone)
{
    (void)fprintf(stderr,
                  "mpijava: rank %s ends with exit code %d without MPI.Finalize, by Runtime.halt "
                  "or by exit in C%s\n",
                  mpishim_rank(), code, is_alone ? "" : "; ending the job");
    if (is_alone)
        return;
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
    if (found == MPISHIM_NOT_BEGUN && code != 0 && pmi != MPISHIM_NO_PMI)
        end_before_mpi(code);
    else if (found == MPISHIM_JOINED || found == MPISHIM_JOINED_ALONE)
        end_within_mpi(code, found == MPISHIM_JOINED_ALONE);
}

void mpishim_watch_exit(void)
{
    if (mpishim_rank() == NULL)
        return;
    pmi = mpishim_take_pmi();
    on_exit(look, NULL);
}
