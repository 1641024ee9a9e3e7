/* Handles -Dpanmpi.debug=0,1: ranks 0 and 1 wait for a debugger before their program begins. */
#include "panmpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RANKS "-Dpanmpi.debug="
#define PORT "-Dpanmpi.debug.port="
#define USUAL_PORT 5005
#define MOST_PORTS 65535
#define MOST_DIGITS 6

/*
 * Returns the text after the prefix `option` in the last of the user's options that begins with
 * that prefix; NULL if no option does.
 */
static const char *value(const struct mpishim_command *command, const char *option)
{
    const char *found = NULL;
    for (size_t i = 1; i < command->main; i++)
        if (mpishim_starts_with(command->arguments->elements[i], option))
            found = command->arguments->elements[i] + strlen(option);
    return found;
}

/*
 * Returns the number at the beginning of a text, and sets *rest to what follows; -1 if the text
 * begins with no number or with too long a number.
 */
static long number(const char *text, const char **rest)
{
    size_t digits = strspn(text, "0123456789");
    *rest = text + digits;
    return digits == 0 || digits > MOST_DIGITS ? -1 : strtol(text, NULL, 10);
}

/*
 * True if a list of numbers such as 0,1 contains a rank. Sets *several if the list has a comma, and
 * *is_list if it consists of numbers and commas only.
 */
static bool names(const char *list, long rank, bool *several, bool *is_list)
{
    bool found = false;
    *several = strchr(list, ',') != NULL;
    for (const char *at = list;; at++) {
        long one = number(at, &at);
        *is_list = one >= 0 && (*at == ',' || *at == '\0');
        if (!*is_list)
            return false;
        found = found || one == rank;
        if (*at == '\0')
            return found;
    }
}

static long first_port(const struct mpishim_command *command)
{
    const char *text = value(command, PORT), *rest = "";
    long port = text == NULL ? USUAL_PORT : number(text, &rest);
    return *rest == '\0' && port > 0 && port <= MOST_PORTS ? port : -1;
}

char *mpishim_check_debug(const struct mpishim_command *command)
{
    const char *list = value(command, RANKS);
    bool several = false, is_list = true;
    if (list != NULL)
        (void)names(list, 0, &several, &is_list);
    if (!is_list)
        return mpishim_format(RANKS "%s: the value must be a list of ranks, as in 0 or 0,1", list);
    if (first_port(command) < 0)
        return mpishim_format(PORT "%s: the value must be a port, 1 to %d", value(command, PORT),
                              MOST_PORTS);
    return NULL;
}

char *mpishim_debugger(const struct mpishim_command *command)
{
    const char *list = value(command, RANKS), *own = mpishim_rank();
    long rank = own == NULL ? 0 : strtol(own, NULL, 10);
    bool several = false, is_list = true;
    if (list == NULL || !names(list, rank, &several, &is_list))
        return NULL;
    long port = first_port(command) + (several ? rank : 0);
    (void)fprintf(stderr, "rank %ld: process %ld waits for a debugger at localhost:%ld\n", rank,
                  (long)getpid(), port);
    return mpishim_format("-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,"
                          "address=localhost:%ld", port);
}
