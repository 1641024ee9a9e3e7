/*
 * Where the start-up cache lies: an archive of the classes that panmpi and the JDK load, which the
 * JVM takes in place of the JDK's own archive. Its name tells the JDK, jar and width it is for.
 */
#include "panmpi.h"

#include <libgen.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* FNV-1a. */
static uint64_t mix(uint64_t hash, const void *data, size_t size)
{
    const unsigned char *byte = data;
    for (size_t i = 0; i < size; i++)
        /* The analyser takes all but the first byte of a number for unset. */
        hash = (hash ^ byte[i]) * 0x100000001b3; // NOLINT(clang-analyzer-core.*)
    return hash;
}

/* A changed file has another size or time: what the JVM looks at, too. */
static bool mix_file(uint64_t *hash, const char *path)
{
    struct stat file;
    if (stat(path, &file) != 0)
        return false;
    const int64_t facts[] = {file.st_size, file.st_mtim.tv_sec, file.st_mtim.tv_nsec};
    *hash = mix(*hash, facts, sizeof facts);
    return true;
}

/* Versions alone do not tell vendors and builds apart. */
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

char *mpishim_cache_name(const struct mpishim_jdk *jdk, const char *jar, bool wide)
{
    const uint64_t basis = 0xcbf29ce484222325;
    uint64_t of_jdk = basis, of_jar = basis;
    /* The JVM compares the jar's path as it is on the class path, too. */
    if (*jar != '/' || !mix_jdk(&of_jdk, jdk) || !mix_file(&of_jar, jar))
        return NULL;
    of_jar = mix(of_jar, jar, strlen(jar));
    return mpishim_format("panmpi-%08x-%08x%s.jsa", (unsigned)(of_jdk ^ of_jdk >> 32),
                          (unsigned)(of_jar ^ of_jar >> 32), wide ? "-wide" : "");
}

static char *beside(const char *jar)
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

void mpishim_cache_folders(const char *jar, char *folders[MPISHIM_CACHE_FOLDERS])
{
    const char *chosen = getenv(MPISHIM_CACHE_VARIABLE);
    bool is_folder = chosen != NULL && strchr(chosen, '/') != NULL;
    folders[0] = is_folder ? mpishim_format("%s", chosen) : beside(jar);
    folders[1] = is_folder ? NULL : of_user();
}

bool mpishim_wants_cache(const struct mpishim_command *command)
{
    const char *chosen = getenv(MPISHIM_CACHE_VARIABLE);
    bool is_off = chosen != NULL && strcmp(chosen, "off") == 0;
    return !is_off && mpishim_fits_cache(command);
}

char *mpishim_find_cache(const char *jar, const char *name)
{
    char *folders[MPISHIM_CACHE_FOLDERS];
    mpishim_cache_folders(jar, folders);
    for (size_t i = 0; name != NULL && i < MPISHIM_CACHE_FOLDERS; i++) {
        char *file = folders[i] == NULL ? NULL : mpishim_format("%s/%s", folders[i], name);
        if (file != NULL && access(file, R_OK) == 0)
            return file;
        free(file);
    }
    return NULL;
}
