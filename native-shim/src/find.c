/* Finds a Java that is new enough, and records every path tried for the error message. */
#include "panmpi.h"

#include <dlfcn.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef MPISHIM_JVM_FOLDERS
#define MPISHIM_JVM_FOLDERS \
    "/usr/lib/jvm/*", "/usr/lib64/jvm/*", "/usr/java/*", "/opt/java/*", "/opt/jdk*"
#endif

static const char *const FOLDERS[] = {MPISHIM_JVM_FOLDERS};

struct search {
    struct mpishim_jdk best;
    bool found;
    char *seen; /* real paths, each between colons */
    char *report;
};

static void note(struct search *search, const char *place, const char *finding)
{
    search->report = mpishim_format("%s  %s: %s\n", search->report, place, finding);
}

/*
 * Examines the Java home at `path`, unless its real path was examined before. Keeps the newest
 * usable Java; for a Java that is not usable, notes the reason.
 */
static void consider(struct search *search, const char *place, const char *path)
{
    char *home = realpath(path, NULL);
    if (home == NULL) {
        note(search, place, "no such folder");
        return;
    }
    char *entry = mpishim_format(":%s:", home);
    if (strstr(search->seen, entry) != NULL)
        return;
    search->seen = mpishim_format("%s%s", search->seen, entry);

    struct mpishim_jdk jdk = {0};
    char *problem = mpishim_open_jdk(home, &jdk);
    if (problem != NULL) {
        note(search, place, problem);
    } else if (search->found && strverscmp(jdk.version, search->best.version) <= 0) {
        dlclose(jdk.jli.library);
    } else {
        if (search->found)
            dlclose(search->best.jli.library);
        search->best = jdk;
        search->found = true;
    }
}

static void try_java_home(struct search *search)
{
    const char *home = getenv("JAVA_HOME");
    if (home == NULL || *home == '\0')
        note(search, "JAVA_HOME", "not set");
    else
        consider(search, mpishim_format("JAVA_HOME=%s", home), home);
}

/*
 * Tries the folder `runtime` beside the launcher's folder, which contains a Java in some archives
 * of panmpi.
 */
static void try_archive(struct search *search)
{
    char *launcher = realpath("/proc/self/exe", NULL);
    char *slash = launcher == NULL ? NULL : strrchr(launcher, '/');
    if (slash == NULL)
        return;
    char *home = mpishim_format("%.*s/../runtime", (int)(slash - launcher), launcher);
    if (access(home, F_OK) == 0)
        consider(search, home, home);
    free(home);
    free(launcher);
}

/* Tries the home of the first executable `java` on the PATH, after following its links. */
static void try_path(struct search *search)
{
    char *path = mpishim_format("%s", getenv("PATH") == NULL ? "" : getenv("PATH"));
    for (char *folder = strtok(path, ":"); folder != NULL; folder = strtok(NULL, ":")) {
        char *java = mpishim_format("%s/java", folder);
        char *real = access(java, X_OK) == 0 ? realpath(java, NULL) : NULL;
        if (real != NULL) {
            char *home = mpishim_format("%.*s/..", (int)(strrchr(real, '/') - real), real);
            consider(search, mpishim_format("java on the PATH, %s", real), home);
            return;
        }
    }
    note(search, "PATH", "no java");
}

static void try_folders(struct search *search)
{
    for (size_t i = 0; i < sizeof FOLDERS / sizeof FOLDERS[0]; i++) {
        glob_t homes;
        if (glob(FOLDERS[i], 0, NULL, &homes) != 0) {
            note(search, FOLDERS[i], "nothing there");
            continue;
        }
        for (size_t k = 0; k < homes.gl_pathc; k++)
            consider(search, homes.gl_pathv[k], homes.gl_pathv[k]);
        globfree(&homes);
    }
}

char *mpishim_find_jdk(struct mpishim_jdk *jdk)
{
    struct search search = {.seen = "", .report = ""};
    try_java_home(&search);
    if (!search.found)
        try_archive(&search);
    if (!search.found)
        try_path(&search);
    if (!search.found)
        try_folders(&search);
    if (!search.found)
        return mpishim_format("no Java %d or later was found. Tried:\n%s"
                              "Install one (apt-get install openjdk-%d-jre-headless), "
                              "or set JAVA_HOME.",
                              MPISHIM_OLDEST_JAVA, search.report, MPISHIM_OLDEST_JAVA);
    *jdk = search.best;
    return NULL;
}
