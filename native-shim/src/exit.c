/*
 * A rank that fails before MPI has begun is not missed: Hydra lets the others wait for it in
 * MPI_Init for ever if it exits with an error, but not if a signal ends it.
 */
#include "panmpi.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void end_job(int code, void *unused)
{
    (void)unused;
    if (code == 0 || getenv(MPISHIM_BEGUN) != NULL)
        return;
    fprintf(stderr, "mpijava: rank %s ends with exit code %d before MPI.Init; ending the job\n",
            mpishim_rank(), code);
    signal(SIGTERM, SIG_DFL);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, SIGTERM);
    kill(getpid(), SIGTERM);
    sigprocmask(SIG_UNBLOCK, &only, NULL);
}

/* A job of one keeps nobody waiting, and its exit code is the user's. */
void mpishim_fail_for_all(void)
{
    const char *size = getenv("PMI_SIZE");
    if (mpishim_rank() != NULL && size != NULL && strtol(size, NULL, 10) > 1)
        on_exit(end_job, NULL);
}
