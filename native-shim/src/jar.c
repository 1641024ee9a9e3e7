/* Finds panmpi.jar: the file in PANMPI_JAR, else ../lib/panmpi.jar from the launcher's folder. */
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

char *mpishim_module_path(const char *jar)
{
    const char *slash = strrchr(jar, '/');
    int folder = slash == NULL ? 0 : (int)(slash + 1 - jar);
    return mpishim_format("%s:%.*spanmpi-codec.jar", jar, folder, jar);
}

char *mpishim_find_jar(char **jar)
{
    const char *chosen = getenv("PANMPI_JAR");
    bool is_chosen = chosen != NULL && *chosen != '\0';
    *jar = is_chosen ? mpishim_format("%s", chosen) : beside_launcher();
    const char *variable = is_chosen ? "PANMPI_JAR=" : "";
    if (access(*jar, R_OK) != 0)
        return mpishim_format("panmpi.jar cannot be read: %s%s: %s.\n"
                              "Keep the folder lib beside the one that mpijava is in (make builds "
                              "both), or set PANMPI_JAR to the file.",
                              variable, *jar, strerror(errno));
    if (strchr(*jar, ':') != NULL)
        return mpishim_format("panmpi.jar has a ':' in its path, which ends a path on Java's "
                              "class path: %s%s.\n"
                              "Move panmpi to a folder without ':', or make a link to its folder "
                              "lib and set PANMPI_JAR to LINK/panmpi.jar.",
                              variable, *jar);
    return NULL;
}
