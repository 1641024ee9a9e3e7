/*
 * Finds the start-up cache: an archive of the classes that panmpi and the JDK load, which the JVM
 * uses instead of the JDK's own archive. The name of the file contains hashes of JDK and jar, and
 * `wide` if references have 8 bytes.
 */
#include "panmpi.h"

#include <libgen.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Extends a hash by data, with the algorithm FNV-1a. */
static uint64_t mix(uint64_t hash, const void *data, size_t size)
{
    const unsigned char *byte = data;
    for (size_t i = 0; i < size; i++)
        /* The static analyser takes all bytes of a number but the first for uninitialised. */
        hash = (hash ^ byte[i]) * 0x100000001b3; // NOLINT(clang-analyzer-core.*)
    return hash;
}

/*
 * Extends a hash by the size and modification time of a file, from which the JVM, too, sees that a
 * file has changed; false if there is no such file.
 */
static bool mix_file(uint64_t *hash, const char *path)
{
    struct stat file;
    if (stat(path, &file) != 0)
        return false;
    const int64_t facts[] = {file.st_size, file.st_mtim.tv_sec, file.st_mtim.tv_nsec};
    *hash = mix(*hash, facts, sizeof facts);
    return true;
}

/* Extends a hash by version and files of a JDK: vendors and builds may have equal versions. */
static bool mix_jdk(uint64_t *hash, const struct mpishim_jdk *jdk)
{
    static const char *const FILES[] = {"release", "lib/modules", "lib/server/libjvm.so"};
    *hash = mix(*hash, jdk->full_version, strlen(jdk->full_version));
    for (size_t i = 0; i < sizeof FILES / sizeof FILES[0]; i++) {
        char *path = mpishim_format("%s/%s", jdk->home, FILES[i]);
        bool is_there = mix_file(hash, path);
        free(path);
        if (!is_there)
            return false;
    }
    return true;
}

static unsigned folded(uint64_t hash)
{
    return (unsigned)(hash ^ hash >> 32);
}

/*
 * Returns the name of the cache's file, without a folder. One hash in the name is of the jar's path
 * alone: by this hash, make.c finds caches that were made for an older jar at the same path.
 */
char *mpishim_cache_name(const struct mpishim_jdk *jdk, const char *jar, bool wide)
{
    const uint64_t basis = 0xcbf29ce484222325;
    uint64_t of_jdk = basis, of_jar = basis;
    /* The JVM also compares the jar's path as given on the class path: it has to be absolute. */
    if (*jar != '/' || !mix_jdk(&of_jdk, jdk) || !mix_file(&of_jar, jar))
        return NULL;
    return mpishim_format("panmpi-%08x-%08x-%08x%s", folded(of_jdk),
                          folded(mix(basis, jar, strlen(jar))), folded(of_jar),
                          wide ? MPISHIM_WIDE_CACHE : MPISHIM_CACHE);
}

static char *jar_folder(const char *jar)
{
    char *real = realpath(jar, NULL);
    return real == NULL ? NULL : mpishim_format("%s", dirname(real));
}

static char *of_user(void)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (cache != NULL && *cache == '/')
        return mpishim_format("%s/panmpi", cache);
    return home == NULL || *home != '/' ? NULL : mpishim_format("%s/.cache/panmpi", home);
}

/* Returns the value of the user's variable PANMPI_AOT; an empty string if it is not set. */
static const char *chosen(void)
{
    const char *value = getenv(MPISHIM_CACHE_VARIABLE);
    return value == NULL ? "" : value;
}

static bool is_off(void)
{
    return strcmp(chosen(), "off") == 0;
}

/*
 * Returns the problem if PANMPI_AOT is neither "off" nor an absolute path, else NULL. Relative
 * paths are refused, since ranks may start in different folders.
 */
char *mpishim_check_cache_choice(void)
{
    const char *choice = chosen();
    if (*choice == '\0' || is_off() || (*choice == '/' && strchr(choice, ':') == NULL))
        return NULL;
    return mpishim_format(MPISHIM_CACHE_VARIABLE
                          "=%s: the value must be \"off\", or a folder by its whole path, which "
                          "begins with '/' and has no ':' in it.",
                          choice);
}

void mpishim_cache_folders(const char *jar, char *folders[MPISHIM_CACHE_FOLDERS])
{
    const char *choice = chosen();
    bool is_folder = *choice != '\0' && !is_off();
    folders[0] = is_folder ? mpishim_format("%s", choice) : jar_folder(jar);
    folders[1] = is_folder ? NULL : of_user();
}

bool mpishim_wants_cache(const struct mpishim_command *command)
{
    return !is_off() && mpishim_fits_cache(command);
}

/*
 * Returns the path of a cache that exists and can be trusted, or NULL. All links in the path are
 * resolved, so that the JVM opens the file that was checked.
 */
char *mpishim_find_cache(const char *jar, const char *name)
{
    char *folders[MPISHIM_CACHE_FOLDERS];
    mpishim_cache_folders(jar, folders);
    for (size_t i = 0; name != NULL && i < MPISHIM_CACHE_FOLDERS; i++) {
        char *folder = folders[i] == NULL ? NULL : realpath(folders[i], NULL);
        if (folder == NULL || mpishim_distrust(folder) != NULL)
            continue;
        char *file = mpishim_format("%s/%s", folder, name);
        if (mpishim_is_whole(file))
            return file;
        free(file);
    }
    return NULL;
}
