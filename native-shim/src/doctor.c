/*
 * mpijava --doctor: the main class mpi.doctor.Doctor in place of a program's. Where there is no
 * Java to run it, or no jar, that is the finding, and it is told here.
 */
#include "panmpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OPTION "--doctor"
#define MAIN_CLASS "mpi.doctor.Doctor"

static bool is_doctors(const char *argument)
{
    return strcmp(argument, "--json") == 0 || strcmp(argument, "--help") == 0;
}

/* Options may stand before it; what does not begin with '-' is a program, or an option's value. */
static int place(int argc, char **argv)
{
    for (int i = 1; i < argc && *argv[i] == '-'; i++)
        if (strcmp(argv[i], OPTION) == 0)
            return i;
    return 0;
}

bool mpishim_is_doctor(int argc, char **argv)
{
    return place(argc, argv) > 0;
}

/* Java's options first, then the class, then what is for it; one argument more than there were. */
char **mpishim_call_doctor(int argc, char **argv)
{
    char **call = calloc((size_t)argc + 1, sizeof *call);
    if (call == NULL)
        abort();
    int to = 0, doctor = place(argc, argv);
    for (int i = 0; i < argc; i++)
        if (i != doctor && !is_doctors(argv[i]))
            call[to++] = argv[i];
    call[to++] = mpishim_format(MAIN_CLASS);
    for (int i = 1; i < argc; i++)
        if (is_doctors(argv[i]))
            call[to++] = argv[i];
    return call;
}

static bool wants_json(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--json") == 0)
            return true;
    return false;
}

/* The text as JSON has it, between quotes; a new string. */
static char *quoted(const char *text)
{
    char *to = mpishim_format("\"");
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        char *longer;
        if (c == '"' || c == '\\')
            longer = mpishim_format("%s\\%c", to, c);
        else if (c < ' ')
            longer = mpishim_format("%s\\u%04x", to, c);
        else
            longer = mpishim_format("%s%c", to, c);
        free(to);
        to = longer;
    }
    char *closed = mpishim_format("%s\"", to);
    free(to);
    return closed;
}

/* A finding in the form of the class: what was found, the places that were tried, the advice. */
static char *finding(const char *name, const char *problem, bool json)
{
    const char *end = strrchr(problem, '\n');
    const char *first = strchr(problem, '\n');
    int found = (int)(first == NULL ? strlen(problem) : (size_t)(first - problem));
    int tried = end == NULL || first == end ? 0 : (int)(end - first - 1);
    const char *advice = end == NULL ? "" : end + 1;
    if (!json)
        return mpishim_format("error    %-16s  %.*s\n%.*s%s           -> %s\n", name, found,
                              problem, tried, tried == 0 ? "" : first + 1, tried == 0 ? "" : "\n",
                              advice);
    return mpishim_format(
        "{\"name\":\"%s\",\"state\":\"error\",\"found\":%s,\"advice\":%s,\"details\":[%s]}", name,
        quoted(mpishim_format("%.*s", found, problem)), quoted(advice),
        tried == 0 ? "" : quoted(mpishim_format("%.*s", tried, first + 1)));
}

/* One rank of a job speaks for all. */
static bool is_silent(void)
{
    static const char *const RANKS[] = {"PMI_RANK", "OMPI_COMM_WORLD_RANK", "PMIX_RANK"};
    for (size_t i = 0; i < sizeof RANKS / sizeof RANKS[0]; i++) {
        const char *rank = getenv(RANKS[i]);
        if (rank != NULL && strcmp(rank, "0") != 0)
            return true;
    }
    return false;
}

char *mpishim_doctor_without_java(int argc, char **argv, const char *no_jdk, const char *no_jar)
{
    bool json = wants_json(argc, argv);
    if (is_silent())
        return mpishim_format("%s", "");
    char *java = no_jdk == NULL ? "" : finding("java", no_jdk, json);
    char *jar = no_jar == NULL ? "" : finding("panmpi.jar", no_jar, json);
    bool both = no_jdk != NULL && no_jar != NULL;
    if (json)
        return mpishim_format("{\"panmpi\":\"" PANMPI_VERSION "\",\"state\":\"error\","
                              "\"findings\":[%s%s%s],\"signals\":[]}\n",
                              java, both ? "," : "", jar);
    return mpishim_format("%s%s\npanmpi doctor: errors: %d, warnings: 0; the rest takes a Java\n",
                          java, jar, both ? 2 : 1);
}
