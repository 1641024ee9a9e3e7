/*
 * Turns `mpijava --doctor` into a call of class mpi.doctor.Doctor. Without Java or panmpi.jar the
 * class cannot run: then this file reports what is missing, in the format that the class uses.
 */
#include "panmpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OPTION "--doctor"
#define MAIN_CLASS "mpi.doctor.Doctor"
#define MARGIN "                           "

static bool is_doctors(const char *argument)
{
    return strcmp(argument, "--json") == 0 || strcmp(argument, "--help") == 0;
}

/*
 * Returns the index of an option such as --doctor among the options at the beginning of the
 * arguments; 0 if it is not among them.
 */
int mpishim_option_index(int argc, char **argv, const char *option)
{
    for (int i = 1; i < argc && *argv[i] == '-'; i++)
        if (strcmp(argv[i], option) == 0)
            return i;
    return 0;
}

bool mpishim_is_doctor(int argc, char **argv)
{
    return mpishim_option_index(argc, argv, OPTION) > 0;
}

/*
 * Returns the arguments with which java runs class Doctor, up to NULL: java's options, then the
 * class, then the arguments of the class.
 */
char **mpishim_call_doctor(int argc, char **argv)
{
    char **call = (char **)calloc((size_t)argc + 2, sizeof *call);
    if (call == NULL)
        abort();
    int to = 0, doctor = mpishim_option_index(argc, argv, OPTION);
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

/* Quotes a text for JSON; returns a new string. */
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

/* Formats the paths that were tried: as JSON strings, or as lines to print below the finding. */
static char *details(const char *tried, const char *end, bool json)
{
    char *to = mpishim_format("%s", "");
    while (tried < end) {
        const char *next = strchr(tried, '\n');
        while (*tried == ' ')
            tried++;
        char *line = mpishim_format("%.*s", (int)(next - tried), tried);
        char *longer = json ? mpishim_format("%s%s%s", to, *to == '\0' ? "" : ",", quoted(line))
                            : mpishim_format("%s" MARGIN "| %s\n", to, line);
        free(to);
        to = longer;
        tried = next + 1;
    }
    return to;
}

/* Formats a finding as the Java class does: the finding, the paths that were tried, the advice. */
static char *finding(const char *name, const char *problem, bool json)
{
    const char *first = strchr(problem, '\n'), *last = strrchr(problem, '\n');
    size_t length = first == NULL ? strlen(problem) : (size_t)(first - problem);
    char *found = mpishim_format("%.*s", (int)length, problem);
    char *tried = first == NULL ? "" : details(first + 1, last, json);
    const char *advice = last == NULL ? "" : last + 1;
    if (!json)
        return mpishim_format("error    %-16s  %s\n%s" MARGIN "-> %s\n", name, found, tried,
                              advice);
    return mpishim_format("{\"name\":\"%s\",\"state\":\"error\",\"found\":%s,"
                          "\"advice\":%s,\"details\":[%s]}",
                          name, quoted(found), quoted(advice), tried);
}

/* True if this process is a rank other than 0, which leaves the printing to rank 0. */
static bool is_silent(void)
{
    static const char *const RANKS[] = {"PMI_RANK", "OMPI_COMM_WORLD_RANK", "PMIX_RANK",
                                        "SLURM_PROCID"};
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
    return mpishim_format("%s%s\npanmpi doctor: errors: %d, warnings: 0; "
                          "the other checks need Java\n",
                          java, jar, both ? 2 : 1);
}
