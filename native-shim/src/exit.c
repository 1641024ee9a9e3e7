/*
 * Handles ends of the process that run neither MPI_Finalize nor a shutdown hook: Runtime.halt, exit
 * in C, and any end before MPI_Init. Otherwise the other ranks of a job under Hydra or Slurm could
 * wait in MPI_Init for ever.
 */
#include "panmpi.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/*
 * Environment variable in which the Java class JobPart records the process id, a blank, and a state
 * of the process. NOT_BEGUN: nothing is recorded. JOINED: other processes of the job may wait for
 * this one. REPORTED: like JOINED, and Java has printed why this process ends. JOINED_ALONE: this
 * is the only process of the job. DISPENSABLE: the job can continue without this process.
 */
static const char BEGUN[] = "PANMPI_BEGUN";
enum { NOT_BEGUN = '-', JOINED_ALONE = '1', JOINED = '2', DISPENSABLE = '3', REPORTED = '4' };

/* Environment variable for JobPart: id of the process whose exit code ends the job if it failed. */
static const char EXIT_ENDS_JOB[] = "PANMPI_EXIT_ENDS_JOB";

/* A process that a signal has ended has the exit code 128 plus the signal's number. */
enum { SIGNALLED = 128 };

static enum mpishim_pmi pmi;
static enum mpishim_task task;

/*
 * Returns the state of MPI that Java has recorded in the environment for this process. A state that
 * a parent process has recorded counts as NOT_BEGUN.
 */
static char state(void)
{
    char *own = mpishim_format("%ld ", (long)getpid()), found = NOT_BEGUN;
    const char *text = getenv(BEGUN);
    if (text != NULL && mpishim_starts_with(text, own))
        found = text[strlen(own)];
    free(own);
    return found;
}

/* Returns the reason for the end of this process in words, as a new string. */
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
 * Ends the job. A Slurm step is ended by scancel, since this process does not know which of PMI-1,
 * PMI-2 and PMIx the MPI library uses.
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

/*
 * Reports an end before MPI_Init, and ends the job, unless the launcher started another process,
 * such as a script, that may continue without this one.
 */
static void end_before_mpi(int code)
{
    bool is_own = task == MPISHIM_NO_TASK ? pmi == MPISHIM_OWN_PMI : task == MPISHIM_OWN_TASK;
    const char *consequence = "ending the job";
    if (!is_own)
        consequence = "the job goes on, since this is not the program that mpiexec or srun "
                      "started; start it there by exec, so that its failure ends the job";
    char *how = describe(code);
    (void)fprintf(stderr, "mpijava: rank %s %s before MPI.Init; %s\n", mpishim_rank(), how,
                  consequence);
    free(how);
    if (is_own)
        end_job(code);
}

/* Returns the exit code, or EXIT_FAILURE if the 8 bits that the launcher sees would be 0. */
static int failing(int code)
{
    return (code & 0xff) == 0 ? EXIT_FAILURE : code;
}

/*
 * Returns a part of a message: what happens to the job after an end within MPI. A launcher that
 * started a script notices only the script's end, unless end_within_mpi can ask Hydra or Slurm.
 */
static const char *effect_on_job(bool is_alone)
{
    if (is_alone)
        return "";
    bool can_ask = task != MPISHIM_NO_TASK || pmi != MPISHIM_NO_PMI;
    if (can_ask || mpishim_is_child_of_launcher())
        return "; ending the job";
    return "; the job goes on until the program that started mpijava ends; if that is a script, "
           "start mpijava there by exec";
}

/*
 * Reports an end without MPI_Finalize, and ends the job. Exit code 0 is replaced by a failure,
 * since with 0 the launcher would assume success. Slurm would wait for the other ranks after any
 * code, and so would Hydra if a script started this process: in these cases the launcher is asked
 * to end the job.
 */
static void end_within_mpi(int code, bool is_alone)
{
    char *call = mpishim_call_that_leaves();
    char *cause = call == NULL ? mpishim_format(", by Runtime.halt or by exit in C")
                               : mpishim_format(": a C library called exit in %s", call);
    (void)fprintf(stderr, "mpijava: rank %s ends with exit code %d without MPI.Finalize%s%s\n",
                  mpishim_rank(), code, cause, effect_on_job(is_alone));
    free(cause);
    free(call);
    if (is_alone)
        return;
    if (task != MPISHIM_NO_TASK) {
        end_job(code);
    } else {
        mpishim_wait_for_reader(MPISHIM_READER_MILLIS);
        if (pmi == MPISHIM_INHERITED_PMI)
            mpishim_abort_by_pmi(failing(code));
    }
    if (failing(code) != code) {
        (void)fflush(NULL);
        _exit(failing(code));
    }
}

/*
 * Ends a process without which the job can continue. Its exit code becomes 0, since Open MPI's
 * launcher ends the job when a second process exits with a code other than 0.
 */
static void end_dispensable(void)
{
    (void)fflush(NULL);
    _exit(EXIT_SUCCESS);
}

/*
 * Ends a process whose end Java has reported. The launcher then ends the job, and this process's
 * exit code becomes that of the job. Therefore a code 0 is replaced by a failure.
 */
static void end_reported(int code)
{
    mpishim_wait_for_reader(MPISHIM_READER_MILLIS);
    (void)fflush(NULL);
    _exit(failing(code));
}

static void on_exit_check(int code, void *unused)
{
    (void)unused;
    char found = state();
    bool is_rank = pmi != MPISHIM_NO_PMI || task != MPISHIM_NO_TASK;
    if (found == NOT_BEGUN && code != 0 && is_rank)
        end_before_mpi(code);
    else if (found == JOINED || found == JOINED_ALONE)
        end_within_mpi(code, found == JOINED_ALONE);
    else if (found == REPORTED)
        end_reported(code);
    else if (found == DISPENSABLE && code != 0)
        end_dispensable();
}

/*
 * Tells Java that an exit code of failure ends the job, which only this code in C finds out. Under
 * Slurm it does not, since Slurm waits for the other ranks after any code; nor does it if a script
 * started this process, since the script may continue.
 */
static void tell_java(void)
{
    char *own = mpishim_format("%ld", (long)getpid());
    setenv(EXIT_ENDS_JOB, own, 1);
    free(own);
}

void mpishim_watch_exit(void)
{
    if (mpishim_rank() == NULL)
        return;
    pmi = mpishim_take_pmi();
    if (pmi != MPISHIM_NO_PMI || getenv("PMIX_RANK") != NULL)
        task = mpishim_slurm_task();
    if (on_exit(on_exit_check, NULL) == 0 && mpishim_is_child_of_launcher())
        tell_java();
}
