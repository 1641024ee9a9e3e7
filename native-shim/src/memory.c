/*
 * Determines the memory that this process may use: the machine's, or the limit of its control
 * groups.
 */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static unsigned long long smaller(unsigned long long known, const char *file)
{
    char *text = mpishim_read_file(file);
    /* "max" stands for no limit, and so does a number larger than any machine's. */
    unsigned long long limit = text == NULL ? 0 : strtoull(text, NULL, 10);
    free(text);
    return limit > 0 && limit < known ? limit : known;
}

/* Returns the smallest of `known` and the limits of a control group and of its parents. */
static unsigned long long limited(unsigned long long known, const char *root, char *group,
                                  const char *name)
{
    for (;;) {
        char *file = mpishim_format("%s%s/%s", root, group, name);
        known = smaller(known, file);
        free(file);
        char *last = strrchr(group, '/');
        if (last == NULL)
            return known;
        *last = '\0';
    }
}

unsigned long long mpishim_memory(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    if (pages < 0 || size < 0)
        return 0;
    unsigned long long known = (unsigned long long)pages * (unsigned long long)size;
    char *groups = mpishim_read_file("/proc/self/cgroup");
    char *rest = NULL;
    for (char *line = groups == NULL ? NULL : strtok_r(groups, "\n", &rest); line != NULL;
         line = strtok_r(NULL, "\n", &rest)) {
        char *group = strrchr(line, ':');
        if (group != NULL && mpishim_starts_with(line, "0::"))
            known = limited(known, "/sys/fs/cgroup", group + 1, "memory.max");
        else if (group != NULL && strstr(line, ":memory:") != NULL)
            known = limited(known, "/sys/fs/cgroup/memory", group + 1, "memory.limit_in_bytes");
    }
    free(groups);
    return known;
}
