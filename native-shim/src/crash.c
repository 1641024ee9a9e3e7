/*
 * Prints the rank before the JVM's crash report, which does not name it: in a job, the reports of
 * several ranks may mix. The JVM keeps the signal handlers that were installed before it started,
 * and calls them for signals that it did not raise on purpose; with SA_RESETHAND, only once.
 */
#include "panmpi.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Signals of a crash. The JVM handles all but SIGABRT, by which it ends itself after its report. */
static const int CRASHES[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

static const char *const RANK[] = {"PMI_RANK", "OMPI_COMM_WORLD_RANK", "PMIX_RANK", "SLURM_PROCID",
                                   NULL};

static char words[160];
static volatile sig_atomic_t said;

static const char *name(int number)
{
    switch (number) {
    case SIGSEGV: return "SIGSEGV (access to a wrong address)";
    case SIGBUS: return "SIGBUS (access to memory that is not there)";
    case SIGFPE: return "SIGFPE (an arithmetic error)";
    case SIGILL: return "SIGILL (an unknown instruction)";
    default: return "SIGABRT (abort by a library, or sent by a process)";
    }
}

/*
 * Writes a text to the stream of the message that follows: to standard output, where the JVM writes
 * its crash report, or, for SIGABRT, which the JVM does not report, to standard error.
 */
static void write_text(int number, const char *text)
{
    int stream = number == SIGABRT ? STDERR_FILENO : STDOUT_FILENO;
    ssize_t unheard = write(stream, text, strlen(text));
    (void)unheard;
}

/*
 * Signal handler that prints the rank. The signal then arrives once more, and is handled as if this
 * handler did not exist: SIGABRT, and a signal that another process sent, are raised again; a fault
 * repeats when the handler returns.
 */
static void tell(int number, siginfo_t *info, void *context)
{
    (void)context;
    if (!said) {
        said = 1;
        write_text(number, words);
        write_text(number, name(number));
        write_text(number, "\n");
    }
    if (number == SIGABRT || info->si_code <= 0)
        (void)raise(number);
}

const char *mpishim_rank(void)
{
    for (const char *const *variable = RANK; *variable != NULL; variable++)
        if (getenv(*variable) != NULL)
            return getenv(*variable);
    return NULL;
}

void mpishim_tell_crashes(void)
{
    if (mpishim_rank() == NULL)
        return;
    char *text = mpishim_format("rank %.12s: process %ld crashes with ", mpishim_rank(),
                                (long)getpid());
    strncpy(words, text, sizeof words - 1);
    free(text);
    struct sigaction action = {.sa_sigaction = tell, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_flags |= (int)SA_RESETHAND;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof CRASHES / sizeof CRASHES[0]; i++)
        sigaction(CRASHES[i], &action, NULL);
}
