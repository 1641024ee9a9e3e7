/* Adds what the user's options lack: class path, module path, the rights of panmpi's module. */
#include "panmpi.h"

#include <string.h>

static bool is_module(const struct mpishim_command *command)
{
    if (command->main == command->arguments->size)
        return false;
    char **main = command->arguments->elements + command->main;
    return mpishim_starts_with(main[0], "--module=") || strcmp(main[-1], "-m") == 0 ||
           strcmp(main[-1], "--module") == 0;
}

/* Added options come first: the last option of the user may be -m, whose value follows. */
void mpishim_add_options(const struct mpishim_jli *jli, const struct mpishim_command *command,
                         const struct mpishim_jars *jars, struct mpishim_list *to)
{
    bool module = is_module(command);
    mpishim_add_missing_paths(jli, command, jars, module, to);
    if (module)
        mpishim_add_rights(jli, MPISHIM_MODULE, to);
    mpishim_copy_options(jli, command, jars, module, to);
}
