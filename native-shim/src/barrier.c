/*
 * Tests for the system call that -XX:+UseSystemMemoryBarrier needs: where it is missing, the JVM
 * prints a warning about the option.
 */
#include "panmpi.h"

#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

bool mpishim_has_membarrier(void)
{
    const long needed =
        MEMBARRIER_CMD_PRIVATE_EXPEDITED | MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED;
    long offered = syscall(SYS_membarrier, MEMBARRIER_CMD_QUERY, 0, 0);
    return offered >= 0 && (offered & needed) == needed;
}
