/*
 * Makes a start-up cache with the JDK's java: one run lists the classes it loads, one writes the
 * archive, and one verifies that the archive can be used.
 */
#include "panmpi.h"

#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define PATIENCE_SECONDS 120

/*
 * Unsets variables: options of the user would change the cache, and a training run must not take
 * itself for a rank of the job.
 */
static void clean_environment(const char *jar)
{
    static const char *const VARIABLES[] = {
        "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS",        "JDK_JAVA_OPTIONS",     "CLASSPATH",
        "PANMPI_ABI",        "PMI_RANK",             "PMI_SIZE",             "PMI_FD",
        "HYDI_CONTROL_FD",   "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "PMIX_RANK",
    };
    for (size_t i = 0; i < sizeof VARIABLES / sizeof VARIABLES[0]; i++)
        unsetenv(VARIABLES[i]);
    char *folder = mpishim_format("%s", jar);
    setenv("PANMPI_LIB", mpishim_format("%s/libpanmpi-rehearsal.so", dirname(folder)), 1);
}

/*
 * Returns the options that mpijava adds to a program: the JVM uses a cache only if it runs with the
 * same options as when the cache was made.
 */
static struct mpishim_list *options(const struct mpishim_making *making)
{
    const struct mpishim_jli *jli = &making->jdk->jli;
    struct mpishim_list *to = jli->list_new(16);
    jli->list_add(to, mpishim_format("%s/bin/java", making->jdk->home));
    jli->list_add(to, mpishim_format("-XX:+UseG1GC"));
    jli->list_add(to, mpishim_format("-Xmx256m"));
    jli->list_add(to, mpishim_format("-XX:%cUseCompressedOops", making->wide ? '-' : '+'));
    mpishim_add_rights(jli, "ALL-UNNAMED", to);
    jli->list_add(to, mpishim_format("-Dpanmpi.launcher=mpijava"));
    return to;
}

static void add_program(const struct mpishim_making *making, struct mpishim_list *to)
{
    const struct mpishim_jli *jli = &making->jdk->jli;
    jli->list_add(to, mpishim_format("-cp"));
    jli->list_add(to, mpishim_format("%s", making->jar));
    jli->list_add(to, mpishim_format("mpi.Rehearsal"));
    jli->list_add(to, NULL);
}

/* Runs a program, with output to `log`; true if its exit code is 0. */
static bool run(const struct mpishim_making *making, struct mpishim_list *arguments,
                const char *log)
{
    unlink(log);
    pid_t child = fork();
    if (child == 0) {
        clean_environment(making->jar);
        int nothing = open("/dev/null", O_RDONLY);
        int to = open(log, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, S_IRUSR | S_IWUSR);
        if (nothing < 0 || to < 0 || dup2(nothing, 0) < 0 || dup2(to, 1) < 0 || dup2(to, 2) < 0)
            _exit(EXIT_FAILURE);
        /* Ends a JVM that hangs: the timer survives exec, and the JVM does not change it. */
        alarm(PATIENCE_SECONDS);
        execv(arguments->elements[0], arguments->elements);
        _exit(EXIT_FAILURE);
    }
    int status = -1;
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

static char *last_words(const char *log)
{
    char *text = mpishim_read_file(log);
    return text == NULL || *text == '\0' ? mpishim_format("it printed nothing") : text;
}

/* Runs java with `arguments`, then `option` and `file` as one argument; true for exit code 0. */
static bool run_with(const struct mpishim_making *making, struct mpishim_list *arguments,
                     const char *option, const char *file, const char *log)
{
    making->jdk->jli.list_add(arguments, mpishim_format("%s%s", option, file));
    add_program(making, arguments);
    return run(making, arguments, log);
}

/*
 * Moves the finished cache to its destination. If that is beside the jar, users who can read the
 * jar get permission to read the cache.
 */
static bool publish(const char *cache, const struct mpishim_making *making)
{
    struct stat jar;
    char *folder = mpishim_format("%s", making->file), *real = realpath(making->jar, NULL);
    size_t length = strlen(dirname(folder));
    bool is_beside = real != NULL && strrchr(real, '/') == real + length &&
                     strncmp(real, folder, length) == 0;
    mode_t readers = 0;
    if (is_beside && stat(real, &jar) == 0)
        readers = jar.st_mode & (S_IRGRP | S_IROTH);
    return chmod(cache, S_IRUSR | S_IWUSR | readers) == 0 && rename(cache, making->file) == 0;
}

char *mpishim_train(const struct mpishim_making *making)
{
    const struct mpishim_jli *jli = &making->jdk->jli;
    char *cache = mpishim_format("%s/" MPISHIM_WORKSHOP_CACHE, making->workshop);
    char *log = mpishim_format("%s/" MPISHIM_WORKSHOP_LOG, making->workshop);
    char *classes = mpishim_format("%s/" MPISHIM_WORKSHOP_CLASSES, making->workshop);
    struct mpishim_list *list = options(making), *write = options(making), *use = options(making);
    jli->list_add(write, mpishim_format("-Xshare:dump"));
    jli->list_add(write, mpishim_format("-XX:SharedArchiveFile=%s", cache));
    mpishim_add_cache(jli, cache, use);

    struct stat said;
    if (!run_with(making, list, "-XX:DumpLoadedClassList=", classes, log) ||
        !run_with(making, write, "-XX:SharedClassListFile=", classes, log) ||
        access(cache, R_OK) != 0)
        return mpishim_format("java made no cache: %s", last_words(log));
    if (!mpishim_seal(cache))
        return mpishim_format("%s cannot be written", cache);
    /* With -Xshare:on, a JVM that cannot use the cache fails. */
    if (!run_with(making, use, "-Xshare:", "on", log) || stat(log, &said) != 0 || said.st_size > 0)
        return mpishim_format("java cannot use it: %s", last_words(log));
    if (!publish(cache, making))
        return mpishim_format("%s cannot be written", making->file);
    return NULL;
}
