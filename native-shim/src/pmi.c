/*
 * Asks the launcher, Hydra or Slurm, to end the job. The request goes over the connection that the
 * launcher gave this rank, by the protocol PMI-1; Slurm expects a greeting first. The environment
 * contains the number of the file descriptor. A child process inherits the environment, too, but
 * the descriptor may be closed there and its number belong to another file: so it is checked before
 * each use.
 */
#include "panmpi.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum { REPLY_MILLIS = 2000 };

static int descriptor = -1;
static struct stat at_start;

/*
 * True if the launcher, at the other end of the connection, is the parent of this process. If not,
 * the parent, such as a script, gets this process's exit code, and the launcher does not.
 */
static bool is_from_parent(void)
{
    struct ucred maker;
    socklen_t size = sizeof maker;
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &maker, &size) == 0 &&
           maker.pid == getppid();
}

enum mpishim_pmi mpishim_take_pmi(void)
{
    const char *number = getenv("PMI_FD"), *size = getenv("PMI_SIZE");
    if (number == NULL || size == NULL || strtol(size, NULL, 10) < 2)
        return MPISHIM_NO_PMI;
    descriptor = (int)strtol(number, NULL, 10);
    if (fstat(descriptor, &at_start) != 0 || !S_ISSOCK(at_start.st_mode))
        return MPISHIM_NO_PMI;
    return is_from_parent() ? MPISHIM_OWN_PMI : MPISHIM_INHERITED_PMI;
}

static void write_line(const char *line)
{
    ssize_t unheard = send(descriptor, line, strlen(line), MSG_NOSIGNAL | MSG_DONTWAIT);
    (void)unheard;
}

/*
 * Waits for a line of the launcher: Slurm accepts no second request before it has answered the
 * first.
 */
static void await_reply(void)
{
    char reply[256];
    struct pollfd waiting = {.fd = descriptor, .events = POLLIN};
    while (poll(&waiting, 1, REPLY_MILLIS) == 1) {
        ssize_t length = recv(descriptor, reply, sizeof reply, MSG_DONTWAIT);
        if (length <= 0 || memchr(reply, '\n', (size_t)length) != NULL)
            return;
    }
}

void mpishim_abort_by_pmi(int code)
{
    struct stat now;
    if (fstat(descriptor, &now) != 0 || !S_ISSOCK(now.st_mode) ||
        now.st_dev != at_start.st_dev || now.st_ino != at_start.st_ino)
        return;
    write_line("cmd=init pmi_version=1 pmi_subversion=1\n");
    await_reply();
    char *line = mpishim_format("cmd=abort exitcode=%d\n", code);
    write_line(line);
    free(line);
}
