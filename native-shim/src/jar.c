/* Finds panmpi.jar: PANMPI_JAR, else ../lib/ beside the folder that the launcher really lies in. */
#include "panmpi.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *beside_launcher(void)
{
    char *launcher = realpath("/proc/self/exe", NULL);
    if (launcher == NULL)
        return mpishim_format("../lib/panmpi.jar");
    char *bin = strrchr(launcher, '/');
    *bin = '\0';
    char *root = strrchr(launcher, '/');
    char *jar = mpishim_format("%.*s/lib/panmpi.jar",
                               root == NULL ? 0 : (int)(root - launcher), launcher);
    free(launcher);
    return jar;
}

char *mpishim_find_jar(char **jar)
{
    const char *chosen = getenv("PANMPI_JAR");
    bool is_chosen = chosen != NULL && *chosen != '\0';
    *jar = is_chosen ? mpishim_format("%s", chosen) : beside_launcher();
    if (access(*jar, R_OK) == 0)
        return NULL;
    return mpishim_format("panmpi.jar cannot be read: %s%s: %s.\n"
                          "Build it (make), or set PANMPI_JAR to the file.",
                          is_chosen ? "PANMPI_JAR=" : "", *jar, strerror(errno));
}
