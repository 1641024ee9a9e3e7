/*
 * Puts panmpi.jar first on the class path, since the JVM uses the start-up cache only then, and
 * appends it to the module path.
 */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>

/*
 * Spellings of the option for a class path. A spelling with '=' has the path in the same argument;
 * after the others, the path is the next argument.
 */
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

/*
 * Returns the class path for a user who gives none: the jar, then, as java does, the path in
 * CLASSPATH. Without CLASSPATH, the current folder follows the jar unless a module is run.
 */
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

/*
 * Returns the argument with the jar put first on its class path; the argument may begin with the
 * option's name, as in --class-path=PATH.
 */
static char *with_jar_first(const char *argument, const char *jar)
{
    const char *path = *argument == '-' ? strchr(argument, '=') + 1 : argument;
    return mpishim_format("%.*s%s:%s", (int)(path - argument), argument, jar, path);
}

/*
 * Adds a class path with panmpi.jar if the user gives no class path, and, for a module, a module
 * path with panmpi.jar if the user gives no module path.
 */
void mpishim_add_missing_paths(const struct mpishim_jli *jli, const struct mpishim_command *command,
                               const struct mpishim_jars *jars, bool module,
                               struct mpishim_list *to)
{
    if (!has_value(command, CLASS_PATH)) {
        jli->list_add(to, mpishim_format("-cp"));
        jli->list_add(to, default_class_path(module, jars->classes));
    }
    if (module && !has_value(command, MODULE_PATH))
        jli->list_add(to, mpishim_format("--module-path=%s", jars->module));
}

/*
 * Copies the options before the main class, and adds panmpi's jars to each class path and, if a
 * module is run, to each module path. Leaves out -jar, which command.c handles.
 */
void mpishim_copy_options(const struct mpishim_jli *jli, const struct mpishim_command *command,
                          const struct mpishim_jars *jars, bool module, struct mpishim_list *to)
{
    for (size_t i = 1; i < command->main; i++) {
        char **argument = command->arguments->elements + i;
        if (is_value(CLASS_PATH, argument[-1], argument[0]))
            jli->list_add(to, with_jar_first(argument[0], jars->classes));
        else if (module && is_value(MODULE_PATH, argument[-1], argument[0]))
            jli->list_add(to, mpishim_format("%s:%s", argument[0], jars->module));
        else if (strcmp(argument[0], "-jar") != 0)
            jli->list_add(to, argument[0]);
    }
}

static bool compiles_module(const struct mpishim_list *arguments)
{
    static const char SOURCE[] = "module-info.java";
    for (size_t i = 1; i < arguments->size; i++) {
        size_t length = strlen(arguments->elements[i]);
        if (length + 1 >= sizeof SOURCE &&
            strcmp(arguments->elements[i] + length + 1 - sizeof SOURCE, SOURCE) == 0)
            return true;
    }
    return false;
}

/*
 * Does for javac what the two public functions above do for java. All arguments of javac count as
 * options, since javac takes no main class.
 */
void mpishim_add_compiler_options(const struct mpishim_jli *jli,
                                  const struct mpishim_list *arguments,
                                  const struct mpishim_jars *jars, struct mpishim_list *to)
{
    struct mpishim_list all = *arguments;
    const struct mpishim_command command = {&all, all.size};
    bool has_path = has_value(&command, MODULE_PATH);
    mpishim_add_missing_paths(jli, &command, jars, compiles_module(arguments), to);
    mpishim_copy_options(jli, &command, jars, has_path, to);
}
