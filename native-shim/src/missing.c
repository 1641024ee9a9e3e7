/* Reports a source file or jar that is not there; java would look for a class of that name. */
#include "panmpi.h"

#include <dirent.h>
#include <string.h>
#include <unistd.h>

/* Returns the length of a file name without its suffix. */
static size_t stem(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot == NULL ? strlen(name) : (size_t)(dot - name);
}

/*
 * Returns the name in a folder that resembles `name` most and has the same suffix, as a new string;
 * NULL if no name resembles it.
 */
static char *nearest(DIR *folder, const char *name)
{
    size_t length = stem(name), fewest = MPISHIM_UNLIKE;
    char *best = NULL;
    for (const struct dirent *file; (file = readdir(folder)) != NULL;) {
        if (strcmp(file->d_name + stem(file->d_name), name + length) != 0)
            continue;
        size_t changes = mpishim_changes(name, length, file->d_name, stem(file->d_name));
        /*
         * If two names resemble it equally, the first in the alphabet is taken, since readdir
         * returns them in any order.
         */
        bool precedes = changes == fewest && best != NULL && strcmp(file->d_name, best) < 0;
        if (changes < fewest || precedes) {
            fewest = changes;
            best = mpishim_format("%s", file->d_name);
        }
    }
    return best;
}

/* Returns a text with the current folder: a rank may run in another folder than users think. */
static char *current_folder(void)
{
    char path[4096];
    return mpishim_format("the current folder is %s",
                          getcwd(path, sizeof path) == NULL ? "gone" : path);
}

char *mpishim_check_file(const struct mpishim_command *command)
{
    const char *file = mpishim_file(command);
    if (file == NULL || access(file, F_OK) == 0)
        return NULL;
    const char *slash = strrchr(file, '/');
    int above = slash == NULL ? 0 : (int)(slash + 1 - file);
    char *path = above == 0 ? mpishim_format(".") : mpishim_format("%.*s", above, file);
    DIR *folder = opendir(path);
    if (folder == NULL)
        return mpishim_format("%s: there is no such file, and the folder %s cannot be read; %s",
                              file, path, current_folder());
    char *found = nearest(folder, file + above);
    (void)closedir(folder);
    if (found == NULL)
        return mpishim_format("%s: there is no such file; %s", file, current_folder());
    return mpishim_format("%s: there is no such file; the nearest is %.*s%s", file, above, file,
                          found);
}
