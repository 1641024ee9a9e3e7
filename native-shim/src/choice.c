/*
 * Tests if the user chose a garbage collector or an archive of classes, in every source of options
 * that the JVM reads. mpijava then chooses none, since the JVM refuses two choices.
 */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *const COLLECTORS[] = {
    "+UseG1GC", "+UseSerialGC", "+UseParallelGC", "+UseShenandoahGC", "+UseZGC", "+UseEpsilonGC",
    NULL,
};

/*
 * Options of java about archives of classes. If the user gives one of them, mpijava adds no
 * archive.
 */
static const char *const ARCHIVES[] = {
    "Xshare",
    "AOTCache",
    "AOTMode",
    "AOTConfiguration",
    "SharedArchiveFile",
    "ArchiveClassesAtExit",
    "AutoCreateSharedArchive",
    "RecordDynamicDumpInfo",
    "DumpLoadedClassList",
    "SharedClassListFile",
    NULL,
};

/*
 * Options that do not fit the start-up cache: the JVM then refuses it, and would not use the JDK's
 * own archive instead.
 */
static const char *const UNFIT[] = {
    "CompressedOops", "CompressedClassPointers", "CompactObjectHeaders",  "ObjectAlignmentInBytes",
    "MaxRAM",         "--limit-modules",         "--upgrade-module-path", "--patch-module",
    NULL,
};

static bool has_one(const char *text, const char *const *words)
{
    for (; text != NULL && *words != NULL; words++)
        if (strstr(text, *words) != NULL)
            return true;
    return false;
}

static bool file_has_one(const char *option, const char *prefix, const char *const *words)
{
    if (!mpishim_starts_with(option, prefix))
        return false;
    char *text = mpishim_read_file(option + strlen(prefix));
    bool found = has_one(text, words);
    free(text);
    return found;
}

static bool chooses(const struct mpishim_command *command, const char *const *words)
{
    for (size_t i = 1; i < command->main; i++) {
        const char *option = command->arguments->elements[i];
        bool is_property = mpishim_starts_with(option, "-D");
        if (*option == '-' && !is_property && has_one(option, words))
            return true;
        if (file_has_one(option, "-XX:Flags=", words) ||
            file_has_one(option, "-XX:VMOptionsFile=", words))
            return true;
    }
    return has_one(getenv("JAVA_TOOL_OPTIONS"), words) || has_one(getenv("_JAVA_OPTIONS"), words);
}

/*
 * Returns the value of the last of the user's options that begins with `option`, such as -Dname=;
 * NULL if the user gives none.
 */
static const char *property(const struct mpishim_command *command, const char *option)
{
    const char *value = NULL;
    for (size_t i = 1; i < command->main; i++)
        if (mpishim_starts_with(command->arguments->elements[i], option))
            value = command->arguments->elements[i] + strlen(option);
    return value;
}

bool mpishim_sees_accesses(const struct mpishim_command *command)
{
    const char *checks = property(command, "-Dpanmpi.checks=");
    const char *accesses = property(command, "-Dpanmpi.checks.accesses=");
    bool is_strict = checks != NULL &&
                     (strcasecmp(checks, "strict") == 0 || strcasecmp(checks, "strict=warn") == 0);
    return is_strict && (accesses == NULL || strcasecmp(accesses, "false") != 0);
}

bool mpishim_chooses_collector(const struct mpishim_command *command)
{
    return chooses(command, COLLECTORS);
}

bool mpishim_fits_cache(const struct mpishim_command *command)
{
    return !chooses(command, ARCHIVES) && !chooses(command, UNFIT);
}
