/* Opens the Java in a folder, if the files there are those of a Java that is new enough. */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/*
 * Returns the value of a line KEY="value" in the `release` file of a JDK, or NULL if no line has
 * the key.
 */
static char *release_value(const char *release, const char *key)
{
    char *start = mpishim_format("%s=\"", key);
    const char *line = release;
    while (line != NULL && !mpishim_starts_with(line, start)) {
        line = strchr(line, '\n');
        line = line == NULL ? NULL : line + 1;
    }
    const char *value = line == NULL ? NULL : line + strlen(start);
    free(start);
    return value == NULL ? NULL : mpishim_format("%.*s", (int)strcspn(value, "\"\n"), value);
}

static char *read_release(struct mpishim_jdk *jdk)
{
    char *path = mpishim_format("%s/release", jdk->home);
    char *release = mpishim_read_file(path);
    free(path);
    if (release == NULL)
        return mpishim_format("no readable file 'release'");

    jdk->version = release_value(release, "JAVA_VERSION");
    jdk->full_version = release_value(release, "JAVA_RUNTIME_VERSION");
    free(release);
    if (jdk->version == NULL)
        return mpishim_format("no JAVA_VERSION in its file 'release'");
    if (jdk->full_version == NULL)
        jdk->full_version = jdk->version;
    if (strtol(jdk->version, NULL, 10) < MPISHIM_OLDEST_JAVA)
        return mpishim_format("version %s, too old", jdk->version);
    return NULL;
}

char *mpishim_open_jdk(const char *home, struct mpishim_jdk *jdk)
{
    jdk->home = mpishim_format("%s", home);
    char *problem = read_release(jdk);
    if (problem != NULL)
        return problem;

    char *library = mpishim_format("%s/lib/libjli.so", home);
    if (access(library, R_OK) != 0)
        problem = mpishim_format("version %s, but no lib/libjli.so", jdk->version);
    else
        problem = mpishim_open_jli(library, &jdk->jli);
    free(library);
    return problem;
}
