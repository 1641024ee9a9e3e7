/*
 * Creates and deletes the temporary folder in which a start-up cache is made, next to the final
 * place of the cache. The folder is also a lock: only one of several processes, on one node or on
 * more, can create it. Only its owner can write there.
 */
#include "panmpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

void mpishim_empty_workshop(const char *workshop)
{
    static const char *const FILES[] = {MPISHIM_WORKSHOP_CACHE, MPISHIM_WORKSHOP_CLASSES,
                                        MPISHIM_WORKSHOP_LOG};
    for (size_t i = 0; i < sizeof FILES / sizeof FILES[0]; i++) {
        char *file = mpishim_format("%s/%s", workshop, FILES[i]);
        unlink(file);
        free(file);
    }
    rmdir(workshop);
}

/*
 * Deletes the folder if it is older than `stale` seconds. Renames the folder first, so that only
 * one of several processes deletes it.
 */
static void clear_stale(const char *workshop, time_t stale)
{
    struct stat held;
    if (lstat(workshop, &held) != 0 || time(NULL) - held.st_mtime <= stale)
        return;
    char *aside = mpishim_format("%s.%ld", workshop, (long)getpid());
    if (rename(workshop, aside) == 0) {
        mpishim_empty_workshop(aside);
        unlink(aside);
    }
    free(aside);
}

/*
 * Creates the folder; true if this process created it. If the folder exists and is older than
 * `stale` seconds, a killed process has left it, and it is deleted first.
 */
bool mpishim_open_workshop(const char *workshop, time_t stale)
{
    clear_stale(workshop, stale);
    return mkdir(workshop, S_IRWXU) == 0;
}
