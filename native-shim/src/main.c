/* mpijava: `java` for MPI programs. Finds its parts, completes the command line, starts the JVM. */
#include "panmpi.h"

#include <stdio.h>
#include <stdlib.h>

static bool report(const char *problem)
{
    if (problem != NULL)
        fprintf(stderr, "mpijava: %s\n", problem);
    return problem != NULL;
}

/* Flushed, since the JVM writes to the descriptors and not to these streams. */
static void say(const char *text, bool to_output)
{
    FILE *stream = to_output ? stdout : stderr;
    fputs(text, stream);
    fflush(stream);
}

int main(int argc, char **argv)
{
    char *jar = NULL;
    struct mpishim_jdk jdk = {0};
    char *no_jar = mpishim_find_jar(&jar);
    char *no_jdk = mpishim_find_jdk(&jdk);

    bool to_output = false;
    const char *shown = no_jar == NULL ? jar : mpishim_format("%s (missing)", jar);
    char *about = mpishim_about(argc, argv, shown, &jdk, &to_output);
    if (about != NULL)
        say(about, to_output);

    bool needs_jar = about == NULL;
    if (report(no_jdk) || (needs_jar && report(no_jar)))
        return EXIT_FAILURE;

    struct mpishim_command command = mpishim_expand(&jdk.jli, argc, argv);
    return mpishim_launch_jvm(&jdk, mpishim_complete(&jdk.jli, &command, jar));
}
