/* mpijava: `java` for MPI programs. Finds JDK and jar, completes the arguments, starts the JVM. */
#include "panmpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool report(const char *problem)
{
    if (problem != NULL)
        (void)fprintf(stderr, "mpijava: %s\n", problem);
    return problem != NULL;
}

/* Prints a text and flushes the stream, since the JVM writes to the descriptor directly. */
static void say(const char *text, bool to_output)
{
    FILE *stream = to_output ? stdout : stderr;
    (void)fputs(text, stream);
    (void)fflush(stream);
}

/*
 * Returns the path of the start-up cache. If there is none yet, returns NULL, and makes one in the
 * background for later runs; also returns NULL if the command line does not allow a cache.
 */
static char *start_up_cache(const struct mpishim_jdk *jdk, const struct mpishim_command *command,
                            const char *jar)
{
    if (!mpishim_wants_cache(command))
        return NULL;
    bool wide = mpishim_is_wide(command);
    char *cache = mpishim_find_cache(jar, mpishim_cache_name(jdk, jar, wide));
    if (cache == NULL)
        mpishim_make_later(jdk, jar, wide);
    return cache;
}

static int count(char **argv)
{
    int argc = 0;
    while (argv[argc] != NULL)
        argc++;
    return argc;
}

/*
 * Prints what is wrong with the arguments; true if something is. Debugger options are checked only
 * if a program is run.
 */
static bool is_refused(const struct mpishim_command *command, bool is_program)
{
    return report(mpishim_check_options(command)) || report(mpishim_check_file(command)) ||
           (is_program && report(mpishim_check_debug(command)));
}

/*
 * If the user asks for the doctor, the benchmark or the start of a job, replaces the arguments by
 * those that run the class of panmpi.jar for this task, and returns true; else returns false.
 */
static bool call_own_class(int *argc, char ***argv)
{
    char **call = NULL;

    if (mpishim_is_doctor(*argc, *argv))
        call = mpishim_call_doctor(*argc, *argv);
    else if (mpishim_is_bench(*argc, *argv))
        call = mpishim_call_bench(*argc, *argv);
    else if (mpishim_is_job(*argc, *argv))
        call = mpishim_call_launch(*argc, *argv);
    if (call == NULL)
        return false;
    *argv = call;
    *argc = count(call);
    return true;
}

int main(int argc, char **argv)
{
    mpishim_choose_copies(argv);
    mpishim_choose_characters();
    char *jar = NULL;
    struct mpishim_jdk jdk = {0};
    char *no_jar = mpishim_find_jar(&jar);
    char *no_jdk = mpishim_find_jdk(&jdk);

    bool is_doctor = mpishim_is_doctor(argc, argv);
    if (is_doctor && (no_jdk != NULL || no_jar != NULL)) {
        say(mpishim_doctor_without_java(argc, argv, no_jdk, no_jar), true);
        return EXIT_FAILURE;
    }
    bool is_own = call_own_class(&argc, &argv);
    bool to_output = false;
    const char *shown = no_jar == NULL ? jar : mpishim_format("%s (cannot be used)", jar);
    char *about = is_own ? NULL : mpishim_about(argc, argv, shown, &jdk, &to_output);
    if (about != NULL)
        say(about, to_output);

    bool needs_jar = about == NULL;
    if (report(no_jdk) || (needs_jar && report(no_jar)))
        return EXIT_FAILURE;

    if (needs_jar && report(mpishim_check_cache_choice()))
        return EXIT_FAILURE;
    if (needs_jar && argc == 2 && strcmp(argv[1], "--make-cache") == 0)
        return mpishim_make_caches(&jdk, jar);

    struct mpishim_command command = mpishim_expand(&jdk.jli, argc, argv);
    if (is_refused(&command, needs_jar))
        return EXIT_FAILURE;
    char *cache = needs_jar ? start_up_cache(&jdk, &command, jar) : NULL;
    return mpishim_launch_jvm(&jdk, mpishim_complete(&jdk.jli, &command, jar, cache));
}
