/*
 * Waits until the launcher has read the output of this process, before this process ends the job:
 * output that Hydra has not read by then is lost, often with the message that says why.
 */
#include "panmpi.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { STEP_MICROS = 1000 };

/*
 * True if the reader of the stream has read all output. A stream that is no pipe also counts as
 * read, since only for a pipe the kernel reports the number of unread bytes.
 */
static bool is_read(int stream)
{
    int unread = 0;
    bool is_pipe = fcntl(stream, F_GETPIPE_SZ) >= 0;
    return !is_pipe || ioctl(stream, FIONREAD, &unread) != 0 || unread == 0;
}

void mpishim_wait_for_reader(int millis)
{
    while (millis-- > 0 && !(is_read(STDOUT_FILENO) && is_read(STDERR_FILENO)))
        (void)usleep(STEP_MICROS);
}
