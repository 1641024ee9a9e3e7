/*
 * Finds misspelt options of the launcher: options that resemble one of the launcher's. All other
 * options are left for the JVM to check.
 */
#include "panmpi.h"

#include <string.h>

/*
 * Options of mpijava, some with a rule for their position. An option that follows its rule is
 * handled before this check. If one with a rule is found here, it breaks the rule, which the error
 * message then states.
 */
static const struct {
    const char *name;
    const char *rule; /* NULL: java has this option, too */
} OWN[] = {
    {"--doctor", "it has to be the first option"},
    {"--bench", "it has to be the first option"},
    {"--make-cache", "it has to be the only argument"},
    {"-n", "it has to be the first option"},
    {"--timeline", "it has to be the first option"},
    {"--survive", "it comes before java's options, as in -n 4 --survive Main"},
    {"--mpiexec-args", "it comes before java's options, as in -n 4 --mpiexec-args -v -- Main"},
    {"--json", "it belongs to --doctor, as in mpijava --doctor --json"},
    {"--help", NULL},
    {"-help", NULL},
    {"--version", NULL},
    {"-version", NULL},
};

/*
 * Returns the number of changes that make an option, without '=' and the value that follows, an
 * option of mpijava; MPISHIM_UNLIKE if the two do not resemble each other.
 */
static size_t changes(const char *option, const char *own)
{
    return mpishim_changes(option, strcspn(option, "="), own, strlen(own));
}

char *mpishim_misspelt(const char *option, const char *own)
{
    if (changes(option, own) == MPISHIM_UNLIKE)
        return NULL;
    return mpishim_format("%s: there is no such option; the nearest is %s", option, own);
}

static char *check(const char *option)
{
    size_t nearest = 0;
    for (size_t i = 0; i < sizeof OWN / sizeof OWN[0]; i++) {
        if (strcmp(option, OWN[i].name) == 0)
            return OWN[i].rule == NULL ? NULL : mpishim_format("%s: %s", option, OWN[i].rule);
        if (changes(option, OWN[i].name) < changes(option, OWN[nearest].name))
            nearest = i;
    }
    return mpishim_misspelt(option, OWN[nearest].name);
}

/* True for -D and -X options, which are not checked, since any name can follow, as in -Dn=5. */
static bool is_named(const char *option)
{
    return mpishim_starts_with(option, "-D") || mpishim_starts_with(option, "-X");
}

char *mpishim_check_options(const struct mpishim_command *command)
{
    for (size_t i = 1; i < command->main; i++) {
        const char *option = command->arguments->elements[i];
        bool is_judged = mpishim_starts_with(option, "-") && !is_named(option);
        char *problem = is_judged ? check(option) : NULL;
        if (problem != NULL)
            return problem;
    }
    return NULL;
}
