/*
 * A rank that fails before MPI has begun is not missed: Hydra lets the others wait for it in
 * MPI_Init for ever. So it is told, as the MPI of that rank would tell it: by the line of PMI-1
 * for an abort, on the descriptor that Hydra gave this process.
 */
#include "panmpi.h"

#include <stdio.h>
#include <stdlib.h>

static int hydra; /* descriptor */

static void end_job(int code, void *unused)
{
    (void)unused;
    if (code == 0 || getenv(MPISHIM_BEGUN) != NULL)
        return;
    (void)fprintf(stderr,
                  "mpijava: rank %s ends with exit code %d before MPI.Init; ending the job\n",
                  mpishim_rank(), code);
    mpishim_wait_for_reader(MPISHIM_READER_MILLIS);
    dprintf(hydra, "cmd=abort exitcode=%d\n", code);
}

/* A job of one keeps nobody waiting. */
void mpishim_fail_for_all(void)
{
    const char *size = getenv("PMI_SIZE"), *descriptor = getenv("PMI_FD");
    if (mpishim_rank() == NULL || size == NULL || descriptor == NULL)
        return;
    hydra = (int)strtol(descriptor, NULL, 10);
    if (strtol(size, NULL, 10) > 1)
        on_exit(end_job, NULL);
}
