/* Runs the JDK's java once to make a start-up cache, and once more to see that it is of use. */
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

/* Options of the user's could make another cache than the launcher asks for. */
static void clean_environment(const char *jar)
{
    static const char *const VARIABLES[] = {"JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS",
                                            "JDK_JAVA_OPTIONS",  "CLASSPATH",
                                            "JDK_AOT_VM_OPTIONS", "PANMPI_ABI"};
    for (size_t i = 0; i < sizeof VARIABLES / sizeof VARIABLES[0]; i++)
        unsetenv(VARIABLES[i]);
    char *folder = mpishim_format("%s", jar);
    setenv("PANMPI_LIB", mpishim_format("%s/libpanmpi-rehearsal.so", dirname(folder)), 1);
}

/* What the launcher adds to a program's options, which decides whether the JVM takes the cache. */
static struct mpishim_list *options(const struct mpishim_making *making)
{
    const struct mpishim_jli *jli = &making->jdk->jli;
    struct mpishim_list *to = jli->list_new(16);
    jli->list_add(to, mpishim_format("%s/bin/java", making->jdk->home));
    jli->list_add(to, mpishim_format("-XX:+UseG1GC"));
    jli->list_add(to, mpishim_format("-Xmx256m"));
    jli->list_add(to, mpishim_format("-XX:%cUseCompressedOops", making->wide ? '-' : '+'));
    jli->list_add(to, mpishim_format("--enable-native-access=ALL-UNNAMED"));
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

/* Returns whether it ended well; what it prints goes to `log`. */
static bool run(const struct mpishim_making *making, struct mpishim_list *arguments,
                const char *log)
{
    pid_t child = fork();
    if (child == 0) {
        clean_environment(making->jar);
        int nothing = open("/dev/null", O_RDONLY);
        int to = open(log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        if (dup2(nothing, 0) < 0 || dup2(to, 1) < 0 || dup2(to, 2) < 0)
            _exit(EXIT_FAILURE);
        /* A JVM leaves the clock alone, so that this ends one that hangs. */
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
    return text == NULL || *text == '\0' ? mpishim_format("it says nothing") : text;
}

char *mpishim_train(const struct mpishim_making *making)
{
    char *log = mpishim_format("%s.log", making->unfinished);
    struct mpishim_list *train = options(making), *check = options(making);
    making->jdk->jli.list_add(train,
                              mpishim_format("-XX:ArchiveClassesAtExit=%s", making->unfinished));
    add_program(making, train);
    /* With -Xshare:on, a JVM that cannot use the cache fails. */
    mpishim_add_cache(&making->jdk->jli, making->unfinished, check);
    making->jdk->jli.list_add(check, mpishim_format("-Xshare:on"));
    add_program(making, check);

    struct stat said;
    char *problem = NULL;
    if (!run(making, train, log) || access(making->unfinished, R_OK) != 0)
        problem = mpishim_format("%s made no cache: %s", train->elements[0], last_words(log));
    else if (!run(making, check, log) || stat(log, &said) != 0 || said.st_size > 0)
        problem = mpishim_format("%s cannot use it: %s", train->elements[0], last_words(log));
    else if (rename(making->unfinished, making->file) != 0)
        problem = mpishim_format("%s cannot be written", making->file);
    unlink(log);
    unlink(making->unfinished);
    return problem;
}
