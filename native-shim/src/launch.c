/* Starts the JVM in this process; libjli runs main on a new thread, with a stack of -Xss. */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>

/*
 * Puts the JVM's folder first on LD_LIBRARY_PATH if the folder of another JVM is there. Otherwise
 * libjli would do that and execute this program again, which would complete the command line twice.
 */
static void avoid_restart(const char *home)
{
    const char *path = getenv("LD_LIBRARY_PATH");
    if (path == NULL)
        return;
    if (strstr(path, "lib/server") == NULL && strstr(path, "lib/client") == NULL)
        return;
    char *own_first = mpishim_format("%s/lib/server:%s", home, path);
    setenv("LD_LIBRARY_PATH", own_first, 1);
    free(own_first);
}

int mpishim_launch_jvm(const struct mpishim_jdk *jdk, struct mpishim_list *arguments)
{
    avoid_restart(jdk->home);
    mpishim_make_room();
    mpishim_tell_crashes();
    mpishim_watch_exit();
    jdk->jli.list_add(arguments, NULL);
    const mpishim_boolean wildcards = 1;
    return jdk->jli.launch((int)arguments->size - 1, arguments->elements, 0, NULL, 0, NULL,
                           jdk->full_version, "0.0", "mpijava", "openjdk", 0, wildcards, 0, 0);
}
