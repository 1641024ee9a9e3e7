/* Knows whether the user chose a garbage collector; two choices are an error of the JVM. */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>

static const char *const CHOICES[] = {
    "+UseG1GC",         "+UseSerialGC", "+UseParallelGC",
    "+UseShenandoahGC", "+UseZGC",      "+UseEpsilonGC",
};

static bool chooses(const char *text)
{
    for (size_t i = 0; text != NULL && i < sizeof CHOICES / sizeof CHOICES[0]; i++)
        if (strstr(text, CHOICES[i]) != NULL)
            return true;
    return false;
}

static bool file_chooses(const char *option, const char *prefix)
{
    if (!mpishim_starts_with(option, prefix))
        return false;
    char *text = mpishim_read_file(option + strlen(prefix));
    bool found = chooses(text);
    free(text);
    return found;
}

bool mpishim_chooses_collector(const struct mpishim_command *command)
{
    for (size_t i = 1; i < command->main; i++) {
        const char *option = command->arguments->elements[i];
        if (mpishim_starts_with(option, "-XX:") && chooses(option))
            return true;
        if (file_chooses(option, "-XX:Flags=") || file_chooses(option, "-XX:VMOptionsFile="))
            return true;
    }
    return chooses(getenv("JAVA_TOOL_OPTIONS")) || chooses(getenv("_JAVA_OPTIONS"));
}
