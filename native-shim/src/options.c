/*
 * Copies the options before the main class, with panmpi.jar put before the class paths among them,
 * as the start-up cache requires, and appended to the module paths. Leaves out -jar, which may
 * stand anywhere among them and is for command.c to decide on.
 */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>

/* Spellings of an option whose value is a path; one with '=' has the value in the same argument. */
static const char *const CLASS_PATH[] = {"-cp",           "-classpath",          "--class-path",
                                         "--class-path=", "-Djava.class.path=", NULL};
static const char *const MODULE_PATH[] = {"-p", "--module-path", "--module-path=", NULL};

/* True if `argument`, which follows `previous`, holds the value of one of the spellings. */
static bool is_value(const char *const *spellings, const char *previous, const char *argument)
{
    for (; *spellings != NULL; spellings++) {
        bool joined = strchr(*spellings, '=') != NULL;
        if (joined ? mpishim_starts_with(argument, *spellings)
                   : *argument != '-' && strcmp(previous, *spellings) == 0)
            return true;
    }
    return false;
}

static bool is_module(const struct mpishim_command *command)
{
    if (command->main == command->arguments->size)
        return false;
    char **main = command->arguments->elements + command->main;
    return mpishim_starts_with(main[0], "--module=") || strcmp(main[-1], "-m") == 0 ||
           strcmp(main[-1], "--module") == 0;
}

/* Default class path, as of java: CLASSPATH, else the current folder; none for modules. */
static char *default_class_path(bool module, const char *jar)
{
    const char *variable = getenv("CLASSPATH");
    if (variable != NULL)
        return mpishim_format("%s:%s", jar, variable);
    return mpishim_format("%s%s", jar, module ? "" : ":.");
}

static bool has_value(const struct mpishim_command *command, const char *const *spellings)
{
    char **arguments = command->arguments->elements;
    for (size_t i = 1; i < command->main; i++)
        if (is_value(spellings, arguments[i - 1], arguments[i]))
            return true;
    return false;
}

/* Returns the value of a class path option, which may share an argument with the option's name. */
static char *with_jar_first(const char *argument, const char *jar)
{
    const char *path = *argument == '-' ? strchr(argument, '=') + 1 : argument;
    return mpishim_format("%.*s%s:%s", (int)(path - argument), argument, jar, path);
}

/* Adds the paths that the user gives no option for, so that panmpi.jar is found. */
static void add_missing(const struct mpishim_jli *jli, const struct mpishim_command *command,
                        const char *jar, struct mpishim_list *to)
{
    bool module = is_module(command);
    if (!has_value(command, CLASS_PATH)) {
        jli->list_add(to, mpishim_format("-cp"));
        jli->list_add(to, default_class_path(module, jar));
    }
    if (module && !has_value(command, MODULE_PATH))
        jli->list_add(to, mpishim_format("--module-path=%s", jar));
    if (module)
        mpishim_add_rights(jli, MPISHIM_MODULE, to);
}

/* Added options come first: the last option of the user may be -m, whose value follows. */
void mpishim_add_options(const struct mpishim_jli *jli, const struct mpishim_command *command,
                         const char *jar, struct mpishim_list *to)
{
    add_missing(jli, command, jar, to);
    bool module = is_module(command);
    for (size_t i = 1; i < command->main; i++) {
        char **argument = command->arguments->elements + i;
        if (is_value(CLASS_PATH, argument[-1], argument[0]))
            jli->list_add(to, with_jar_first(argument[0], jar));
        else if (module && is_value(MODULE_PATH, argument[-1], argument[0]))
            jli->list_add(to, mpishim_format("%s:%s", argument[0], jar));
        else if (strcmp(argument[0], "-jar") != 0)
            jli->list_add(to, argument[0]);
    }
}
