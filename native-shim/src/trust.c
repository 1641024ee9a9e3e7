/*
 * Checks who could have written a start-up cache, since a JVM executes its content. File and
 * folders must belong to this user or to root, and nobody else may write to or replace them.
 */
#include "panmpi.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/*
 * Permissions by which others than the owner can write. If a file has an access control list, the
 * group's bit tells if the list lets anybody write.
 */
#define OTHERS_WRITE (S_IWGRP | S_IWOTH)

static bool is_ours(const struct stat *file)
{
    return file->st_uid == geteuid() || file->st_uid == 0;
}

/*
 * Returns why another user could write to a folder; NULL if none could. `is_above`: the folder is
 * only a parent of the folder with the cache.
 */
static char *distrust_one(const char *folder, bool is_above)
{
    struct stat found;
    if (lstat(folder, &found) != 0 || !S_ISDIR(found.st_mode))
        return mpishim_format("%s is no folder", folder);
    if (!is_ours(&found))
        return mpishim_format("%s belongs to user %u, neither to this user nor to root", folder,
                              found.st_uid);
    /* In a sticky folder like /tmp, only the owner can rename a file. */
    bool is_sticky = is_above && (found.st_mode & S_ISVTX) != 0;
    if ((found.st_mode & OTHERS_WRITE) != 0 && !is_sticky)
        return mpishim_format("others may write in %s (mode %04o)", folder, found.st_mode & 07777U);
    return NULL;
}

/*
 * Returns why another user could change a folder or one of its parents; NULL if none could. The
 * folder / is not checked, since its owner may be unknown in a container.
 */
char *mpishim_distrust(const char *folder)
{
    if (strchr(folder, ':') != NULL)
        return mpishim_format("%s has a ':' in its name, which the JVM takes for two files",
                              folder);
    char *path = mpishim_format("%s", folder);
    char *problem = distrust_one(path, false);
    for (char *last = strrchr(path, '/'); problem == NULL && last != path;
         last = strrchr(path, '/')) {
        *last = '\0';
        problem = distrust_one(path, true);
    }
    free(path);
    return problem;
}

int mpishim_open_ours(const char *path)
{
    int descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
    struct stat found;
    if (descriptor < 0)
        return -1;
    if (fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode) && is_ours(&found) &&
        (found.st_mode & OTHERS_WRITE) == 0)
        return descriptor;
    close(descriptor);
    return -1;
}
