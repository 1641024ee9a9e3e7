/*
 * Output that Hydra has not read when the job ends is lost, often with the reason of the end.
 * The process that ends the job waits until its output has been read.
 */
#include "panmpi.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { STEP_MICROS = 1000 };

/* Only for a pipe is the number of unread bytes known. */
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
