/* Converts Add-Exports and Add-Opens of a jar's manifest to options: only java -jar reads them. */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct reading {
    const struct mpishim_jli *jli;
    struct mpishim_list *to;
    char *main_class;
};

/* Adds the option once for each MODULE/PACKAGE in the value of the jar's attribute. */
static void add_each(const struct reading *reading, const char *option, const char *value)
{
    char *packages = mpishim_format("%s", value);
    for (char *one = strtok(packages, " "); one != NULL; one = strtok(NULL, " "))
        reading->jli->list_add(reading->to, mpishim_format("%s=%s=ALL-UNNAMED", option, one));
    free(packages);
}

static void read_attribute(const char *name, const char *value, void *closure)
{
    struct reading *reading = closure;
    if (strcasecmp(name, "Main-Class") == 0)
        reading->main_class = mpishim_format("%s", value);
    else if (strcasecmp(name, "Add-Exports") == 0)
        add_each(reading, "--add-exports", value);
    else if (strcasecmp(name, "Add-Opens") == 0)
        add_each(reading, "--add-opens", value);
}

/*
 * Adds the options, and returns the jar's main class, or NULL if the jar cannot be read or names
 * none. After NULL, the caller runs `java -jar`, whose message says why it fails.
 */
char *mpishim_add_manifest_options(const struct mpishim_jli *jli, const char *jar,
                                   struct mpishim_list *to)
{
    struct reading reading = {jli, to, NULL};
    return jli->each_attribute(jar, read_attribute, &reading) == 0 ? reading.main_class : NULL;
}
